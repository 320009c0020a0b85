import { styled } from '@mui/material/styles';

/**
 * Parts below each other, and beside each other. Not MUI's `Stack`: the bundler puts what it needs
 * of MUI's system into the chunk of styles that every reader downloads (1 KB).
 */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const FormStack = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
