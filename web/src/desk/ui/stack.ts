import { styled } from '@mui/material/styles';

/** This is not MUI's `Stack`, which would add 1 KB to the style chunk of every reader. */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const FormStack = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
/** Two fields side by side from 600 px on. A field with `data-wide` has its own row. */
export const FieldGrid = styled(Stack)({
  gap: 20,
  alignItems: 'start',
  '@media (min-width:600px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});
/** Small print inside a line. `text.ts` has a `Meta` that is a paragraph. */
export const Meta = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
}));
/** A list with a border above each item. */
export const DividedList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: 4,
    padding: '12px 0',
    borderTop: '1px solid var(--fs-palette-divider)',
    overflowWrap: 'anywhere',
  },
});
/** Paragraphs and lists. Long words break. */
export const TextStack = styled(Stack)({ gap: 18, overflowWrap: 'anywhere' });
