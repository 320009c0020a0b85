import { styled } from '@mui/material/styles';
import { paths } from '@first-show/domain/core/paths';
import type { NotFoundData } from '@first-show/domain/pages/page-data';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { CutPicture } from '../../ui/cut-picture.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const texts: Record<NotFoundData['what'], { title: string; sentence: string }> = {
  article: {
    title: 'Article not found',
    sentence: "Article not found. The article you're looking for might have been moved or deleted.",
  },
  category: {
    title: 'Category not found',
    sentence: "Category not found. The category you're looking for might not exist or has been removed.",
  },
  movie: { title: 'Movie not found', sentence: 'Movie not found or failed to load movie details.' },
  page: { title: 'Page Not Found', sentence: 'The lamp is on, the seats are here, but no reel has this name.' },
};

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: '32px 64px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 64, paddingBlock: '64px 88px' },
}));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, marginBottom: 16 }));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.standfirst, color: 'var(--fs-palette-text-secondary)', marginBottom: 32 }));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What is not there: the message for it, a way back and a way home. */
export function NotFoundPage({ what }: { what: NotFoundData['what'] }) {
  const navigate = useNavigate();
  const { title, sentence } = texts[what];
  return (
    <Layout>
      <div role={what === 'category' ? 'alert' : undefined}>
        <Title>{title}</Title>
        <Sentence>{sentence}</Sentence>
        <Ways>
          <Button onClick={() => (window.history.length > 1 ? void navigate(-1) : void navigate(paths.home))}>Go Back</Button>
          <LinkButton to={paths.home} variant="outlined">
            All News
          </LinkButton>
        </Ways>
      </div>
      <CutPicture imageUrl="/art/not-found-1200.webp" alt="" seed="not-found" ratio={1.5} sizes="(min-width: 800px) 600px, 100vw" eager />
    </Layout>
  );
}
