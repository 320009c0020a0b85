import type { PageArt as PageArtName } from '@first-show/domain/core/page-art';
import type { ReactNode } from 'react';
import { PageArt } from '../art/page-art.tsx';
import { ECZAR } from '../art/families.ts';
import { styled } from '../styled.ts';

const Box = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--fs-palette-background-paper)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  padding: '40px 24px 36px',
  '& > span': { width: 'min(100%, 280px)' },
  [theme.breakpoints.up('sm')]: { padding: '40px 48px 36px' },
}));
const Sentence = styled('p')({
  fontFamily: ECZAR,
  fontWeight: 500,
  fontSize: '1.25rem',
  lineHeight: 1.35,
  margin: '20px 0',
  maxWidth: 'min(420px, 100%)',
  // The sentence may quote a long word or URL that the reader searched for.
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

/**
 * A picture and one sentence in place of a list that is empty, with a button or link as `children`.
 */
export function EmptyState({
  sentence,
  art = 'empty',
  children,
  role,
}: {
  sentence: ReactNode;
  art?: PageArtName;
  children?: ReactNode;
  role?: 'status' | 'alert';
}) {
  return (
    <Box role={role}>
      <PageArt name={art} ratio={1.62} sizes="280px" />
      <Sentence>{sentence}</Sentence>
      {children}
    </Box>
  );
}
