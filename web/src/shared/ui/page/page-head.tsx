import type { PageArt as PageArtName } from '@first-show/domain/core/page-art';
import type { ReactNode } from 'react';
import { PageArt } from '../art/page-art.tsx';
import { styled } from '../styled.ts';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: 28,
  padding: '20px 0 32px',
  '& > [data-art]': { order: -1, marginInline: -16 },
  [theme.breakpoints.up('sm')]: { '& > [data-art]': { marginInline: 0 } },
  [theme.breakpoints.up('md')]: {
    padding: '40px 0 44px',
    '&:has(> [data-art])': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    '& > [data-art]': { order: 0 },
  },
}));
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.titleCard,
  fontSize: 'clamp(3rem, 7.4vw, 6.25rem)',
  lineHeight: 0.95,
  margin: 0,
  overflowWrap: 'anywhere',
}));
const Standfirst = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  color: 'var(--fs-palette-text-secondary)',
  lineHeight: 1.4,
  margin: '20px 0 0',
  maxWidth: '21.5em',
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 700,
  color: 'var(--fs-palette-text-disabled)',
  margin: '12px 0 0',
}));

/**
 * The head of a page: title, one sentence, an optional note, and an optional illustration (`wide`:
 * its 21:9 version).
 */
export function PageHead({
  title,
  standfirst,
  note,
  art,
  wide = false,
}: {
  title: string;
  standfirst: ReactNode;
  note?: ReactNode;
  art?: PageArtName;
  wide?: boolean;
}) {
  return (
    <Head>
      <div>
        <Title>{title}</Title>
        <Standfirst>{standfirst}</Standfirst>
        {note !== undefined && <Note>{note}</Note>}
      </div>
      {art !== undefined && (
        <div data-art="">
          <PageArt name={art} wide={wide} ratio={wide ? 2.25 : 16 / 9} sizes="(min-width: 800px) 560px, 100vw" eager />
        </div>
      )}
    </Head>
  );
}
