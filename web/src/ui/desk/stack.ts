import { styled } from '@mui/material/styles';

/**
 * Vertical and horizontal stacks. Not MUI's `Stack`: the bundler would put 1 KB of MUI's system
 * into the style chunk of every reader.
 */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const FormStack = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
/** Paragraphs and lists, whose long words wrap. */
export const TextStack = styled('div')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});
