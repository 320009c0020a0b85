import { ANEK } from '../../shared/ui/art/families.ts';
import { styled } from '../../shared/ui/styled.ts';

/**
 * Styles of buttons that need JavaScript (copy link, share sheet): hidden where scripts are
 * disabled.
 */
export const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

export const Panel = styled('ul')({
  position: 'absolute',
  zIndex: 20,
  listStyle: 'none',
  margin: 0,
  // `&&`, because the reset of lists in `global-styles.ts` has a higher specificity than one class.
  '&&': { padding: 6 },
  minWidth: 200,
  maxWidth: 'calc(100vw - 32px)',
  backgroundColor: 'var(--fs-palette-raised)',
  border: '1px solid var(--fs-palette-edge)',
  borderRadius: 4,
});

/** Styles for a row of a share menu: a link or a button. */
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'var(--fs-palette-text-primary)',
  fontFamily: ANEK,
  fontSize: '1rem',
  fontWeight: 700,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--fs-palette-background-paper)' },
  '&:focus-visible': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: -3 },
} as const;
export const RowLink = styled('a')(rowStyle);
export const RowButton = styled('button')({ ...rowStyle, ...needsScript });
