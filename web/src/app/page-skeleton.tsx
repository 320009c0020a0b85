import { SKELETON_CARDS, SKELETON_ROWS } from '@first-show/domain/core/limits';
import { matchPage } from '@first-show/domain/pages/match-page';
import { pages, type SkeletonName } from '@first-show/domain/pages/page-registry';
import type { ComponentType } from 'react';
import { Container } from '../shared/ui/page/container.tsx';
import { SkeletonLine, SkeletonPicture } from '../shared/ui/page/skeleton.tsx';
import { styled } from '../shared/ui/styled.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 44,
  marginTop: 32,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Film = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)' },
}));

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function Article() {
  return (
    <>
      <SkeletonLine width="30%" />
      <SkeletonLine width="85%" height={56} />
      <SkeletonLine width="60%" height={56} />
      <div style={{ margin: '28px 0 44px' }}>
        <SkeletonPicture ratio={2} seed="article" />
      </div>
      <div style={{ maxWidth: 680, marginInline: 'auto' }}>
        {times(9).map((line) => (
          <SkeletonLine key={line} width={line % 4 === 3 ? '62%' : '100%'} height={20} />
        ))}
      </div>
    </>
  );
}

function List() {
  return (
    <>
      <SkeletonLine width="40%" height={64} />
      <SkeletonLine width="60%" />
      <Cards>
        {times(SKELETON_CARDS).map((card) => (
          <div key={card}>
            <SkeletonPicture ratio={1.6} seed={`card-${card}`} />
            <SkeletonLine width="90%" height={24} />
            <SkeletonLine width="64%" height={24} />
            <SkeletonLine width="45%" />
          </div>
        ))}
      </Cards>
    </>
  );
}

function BoxOffice() {
  return (
    <>
      <SkeletonLine width="50%" height={96} />
      <SkeletonLine width="36%" />
      <div style={{ marginTop: 64 }}>
        {times(SKELETON_ROWS).map((row) => (
          <SkeletonLine key={row} height={64} />
        ))}
      </div>
    </>
  );
}

function Movie() {
  return (
    <Film>
      <SkeletonPicture ratio={3 / 4} seed="poster" />
      <div>
        <SkeletonLine width="80%" height={96} />
        <SkeletonLine width="50%" height={40} />
        <SkeletonLine width="100%" height={120} />
      </div>
    </Film>
  );
}

const skeletons: Record<SkeletonName, ComponentType> = { article: Article, list: List, chart: BoxOffice, film: Movie };

/** The skeleton of the page at `pathname`, shown while the page's data is loading. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const match = matchPage(pathname);
  const Skeleton = skeletons['id' in match ? pages[match.id].skeleton : 'list'];
  return (
    <Container>
      <div role="status" aria-label="Loading" style={{ padding: '28px 0 88px' }}>
        <Skeleton />
      </div>
    </Container>
  );
}
