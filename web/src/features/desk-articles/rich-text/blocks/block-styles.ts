import type { CSSObject } from '@mui/material/styles';

/** The hint in a text that is still empty. */
const hint = (words: string): CSSObject => ({
  '&:has(> br:only-child)::before, &:empty::before': {
    content: JSON.stringify(words),
    float: 'left',
    height: 0,
    pointerEvents: 'none',
    color: 'var(--fs-palette-text-disabled)',
    fontWeight: 400,
  },
});

/** Blocks in the editor, close to what readers see. */
export const blockStyles: CSSObject = {
  // The outline shows that a block is selected as a whole.
  '& .ProseMirror-selectednode ::selection': { backgroundColor: 'transparent', color: 'inherit' },
  '& figure, & dl': { margin: 0 },
  '& figcaption': {
    minHeight: '1.5em',
    marginTop: 6,
    fontSize: '1rem',
    color: 'var(--fs-palette-text-secondary)',
    ...hint('Caption'),
  },
  '& .node-gallery ul': {
    listStyle: 'none',
    padding: 0,
    margin: 0,
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  },
  '& .node-gallery [data-node-view-content-react] > figcaption': hint('Caption of the gallery'),
  '& .node-pullQuote blockquote': { border: 0, padding: 0, fontWeight: 800, fontSize: '1.625rem', lineHeight: 1.25 },
  '& .node-pullQuote p': hint('Quote'),
  '& .node-pullQuote figcaption': hint('Who said it'),
  '& .node-factBox h3': hint('Title'),
  '& .node-factBox [data-node-view-content-react] > * + *': { marginTop: '.5em' },
  '& .node-timeline dt': {
    fontWeight: 800,
    color: 'var(--fs-palette-primary-main)',
    ...hint('Date'),
  },
  '& .node-timeline dd': {
    margin: '0 0 10px',
    paddingLeft: 14,
    borderLeft: '3px solid var(--fs-palette-divider)',
    ...hint('What happened'),
  },
  '& .node-priceTicket': {
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& caption': { paddingBottom: 6, textAlign: 'left', fontWeight: 800, fontSize: '1.3125rem', ...hint('Title') },
    '& th, & td': { border: 0, borderBottom: '1.5px dashed var(--fs-palette-edge)', minWidth: '4em' },
    '& th': { fontWeight: 400, ...hint('Label') },
    '& td': { textAlign: 'right', fontWeight: 700, ...hint('₹') },
  },
};
