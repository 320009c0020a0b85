import { styled } from '@mui/material/styles';
import { ECZAR } from '../../../ui/art/families.ts';
import { blockStyles } from './blocks/block-styles.ts';

/** The border of the editor, and the styles of its text. */
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
