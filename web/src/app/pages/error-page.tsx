import { styled } from '@mui/material/styles';
import { paths } from '@first-show/domain/core/paths';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { CutPicture } from '../../ui/cut-picture.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

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

/** A page whose data or code did not arrive, or that broke. Trying again loads it whole, so that a new release is picked up. */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  return (
    <Layout>
      <div role="alert">
        <Title>The reel broke</Title>
        <Sentence>This page did not load. Check the network, then try once more; the other pages are still here.</Sentence>
        <Ways>
          <Button component="a" href={pathname + search}>
            Try again
          </Button>
          <LinkButton to={paths.home} variant="outlined">
            All News
          </LinkButton>
        </Ways>
      </div>
      <CutPicture imageUrl="/art/empty-1200.webp" alt="" seed="error" ratio={1.5} sizes="(min-width: 800px) 600px, 100vw" />
    </Layout>
  );
}
