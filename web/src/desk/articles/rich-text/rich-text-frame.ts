import { type CSSObject, styled } from '@mui/material/styles';
import { ECZAR } from '../../../shared/ui/art/families.ts';

/** The placeholder that an empty text of a block shows. */
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

/** The look of blocks in the editor, similar to the look on the readers' page. */
const blockStyles: CSSObject = {
  // A selected block has an outline, so the text in it gets no selection colour.
  '& .ProseMirror-selectednode ::selection': { backgroundColor: 'transparent', color: 'inherit' },
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
  '& .node-timeline dt': { fontWeight: 800, color: 'var(--fs-palette-primary-main)', ...hint('Date') },
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

export const Frame = styled('div')({
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  backgroundColor: 'var(--fs-palette-background-default)',
  '&[data-invalid]': { borderColor: 'var(--fs-palette-error-main)', borderWidth: 2 },
  '& .ProseMirror': {
    minHeight: 320,
    padding: '16px 18px 28px',
    fontFamily: ECZAR,
    fontWeight: 400,
    fontSize: '1.125rem',
    lineHeight: 1.55,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outlineOffset: -3,
    '& > * + *': { marginTop: '1em' },
    '& h2': { fontWeight: 800, fontSize: '1.625rem', lineHeight: 1.2 },
    '& h3': { fontWeight: 800, fontSize: '1.3125rem', lineHeight: 1.2 },
    '& a': {
      color: 'inherit',
      textDecorationColor: 'var(--fs-palette-primary-main)',
      textDecorationThickness: 2,
      textUnderlineOffset: 4,
    },
    '& ul, & ol': { paddingLeft: '1.4em' },
    '& blockquote': { borderLeft: '4px solid var(--fs-palette-primary-main)', paddingLeft: 16, fontWeight: 700 },
    '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
    ...blockStyles,
    '& hr': { border: 0, borderTop: '2px solid var(--fs-palette-divider)' },
    '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '1rem' },
    '& th, & td': {
      border: '1px solid var(--fs-palette-edge)',
      padding: '6px 10px',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& .ProseMirror-selectednode': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 3 },
    '& .ProseMirror-gapcursor': {
      position: 'relative',
      display: 'block',
      '&::after': { content: '""', position: 'absolute', top: -2, width: 20, borderTop: '2px solid currentColor' },
    },
  },
});
