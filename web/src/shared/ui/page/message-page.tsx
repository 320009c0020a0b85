import type { PageArt as PageArtName } from '@first-show/domain/core/page-art';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { PageArt } from '../art/page-art.tsx';
import { styled } from '../styled.ts';

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: '32px 64px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 64,
    paddingBlock: '64px 88px',
  },
}));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, marginBottom: 16 }));
const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.standfirst,
  color: 'var(--fs-palette-text-secondary)',
  marginBottom: 32,
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/**
 * A page that consists of a message: title, sentence, buttons or links (`children`) and a picture.
 * `art` is `null` if the picture could not be loaded.
 */
export function MessagePage({
  title,
  sentence,
  art,
  isAlert = false,
  isFirstView = false,
  children,
}: {
  title: string;
  sentence: string;
  art: PageArtName | null;
  /** True: screen readers announce the message at once. */
  isAlert?: boolean;
  /** True if this may be the first page of the document: the picture then loads at once. */
  isFirstView?: boolean;
  children: ReactNode;
}) {
  return (
    <Layout>
      <div role={isAlert ? 'alert' : undefined}>
        <Title>{title}</Title>
        <Sentence>{sentence}</Sentence>
        <Actions>{children}</Actions>
      </div>
      {art !== null && <PageArt name={art} ratio={1.5} sizes="(min-width: 800px) 600px, 100vw" eager={isFirstView} />}
    </Layout>
  );
}
