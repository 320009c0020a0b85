import { styled } from '@mui/material/styles';

export const PageTitle = styled('h1')(({ theme }) => ({ ...theme.typography.h2 }));
/** A paragraph in small print. */
export const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  overflowWrap: 'anywhere',
}));
/** A secondary sentence, for example about an empty list. */
export const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
}));
/** The message of an empty list. Scripts may focus it, but no focus ring is shown. */
export const EmptyPage = styled('div')({
  padding: '44px 24px',
  textAlign: 'center',
  backgroundColor: 'var(--fs-palette-background-paper)',
  fontSize: '1.125rem',
  fontWeight: 600,
  '&:focus': { outline: 'none' },
});
