import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { knownChangePercent, VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import { releaseText } from '@first-show/domain/box-office/release-text';
import { livePaths } from '@first-show/domain/core/live-paths';
import { paths } from '@first-show/domain/core/paths';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { boardColours } from '../../shared/ui/page/board.tsx';
import { BoardBulbs } from '../../shared/ui/art/bulbs.tsx';
import { Change } from '../../shared/ui/figures/change.tsx';
import { MarigoldRank } from '../../shared/ui/figures/marigold-rank.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Card = styled('aside')({
  ...boardColours,
  clipPath: 'polygon(0 .8%, 57% 0, 99.6% .9%, 100% 99.2%, 41% 100%, .4% 99%)',
  '@media (max-width:711.95px)': { marginInline: -16 },
});
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 16,
  alignItems: 'center',
  padding: '2px 16px 6px',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '148px minmax(0, 1fr)',
    columnGap: 28,
    rowGap: 12,
    padding: '6px 28px 10px',
    '& > [data-poster]': { gridRow: '1 / span 2', transform: 'rotate(-1.6deg)' },
    '& > [data-head]': { alignSelf: 'end' },
  },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& p': { margin: 0 },
  '& [data-title]': { ...theme.typography.h3, overflowWrap: 'anywhere', '&:lang(hi)': { lineHeight: 1.3 } },
  '& [data-about]': { ...theme.typography.meta, marginTop: 6, color: 'var(--fs-palette-text-disabled)' },
}));
const Sums = styled('dl')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  borderTop: '1px solid var(--fs-palette-divider)',
  [theme.breakpoints.up('sm')]: { gridColumn: 2 },
  '& > div': { padding: '10px 14px 4px 0' },
  '& > div + div': { paddingLeft: 14, borderLeft: '1px solid var(--fs-palette-divider)' },
  '& > div:last-of-type': { paddingRight: 0 },
  '& dt': { ...theme.typography.meta, fontWeight: 600, color: 'var(--fs-palette-text-secondary)' },
  // Keep figures on one line, so that a live update never changes the height.
  '& dd': {
    ...theme.typography.figure,
    margin: 0,
    fontSize: 'clamp(1.0625rem, 4.7vw, 1.5rem)',
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
  },
  '& [data-total]': { color: 'var(--fs-palette-primary-main)' },
}));

/**
 * A board inside a story, with the rank and the live collections of a film. A film without a rank
 * has no collections.
 */
export function FilmBlock({ film: loaded }: { film: BoxOfficeEntry }) {
  const film = useLiveDoc<Omit<BoxOfficeEntry, 'rank'>, BoxOfficeEntry>(
    livePaths.film(loaded.id),
    loaded,
    (changed) => ({ ...changed, rank: loaded.rank }),
  );
  const verdict = VERDICT_SCALE.find((step) => step.verdict === film.verdict)?.label;
  const released = releaseText(film);
  return (
    <Card aria-label={`Box office: ${film.movieName}`}>
      <BoardBulbs aria-hidden="true" />
      <Layout>
        <div data-poster="">
          <Poster imageUrl={film.imageUrl} title={film.movieName} alt="" seed={film.slug} sizes="148px" />
        </div>
        <Head data-head="">
          {film.rank !== null && <MarigoldRank rank={film.rank} size={44} />}
          <div>
            <p data-title="" lang={langOf(film.movieName)}>
              <TextLink to={paths.movie(film.slug)}>{film.movieName}</TextLink>
            </p>
            <p data-about="">{verdict === undefined ? released : `${released} · ${verdict}`}</p>
          </div>
        </Head>
        {film.rank !== null && (
          <Sums>
            <div>
              <dt>Day 1</dt>
              <dd>
                <Money rupees={film.day1Collection} />
              </dd>
            </div>
            <div>
              <dt>Weekend</dt>
              <dd>
                <Money rupees={film.weekendCollection} />
              </dd>
            </div>
            <div>
              <dt>Total, nett</dt>
              <dd>
                <span data-total="">
                  <Money rupees={film.totalCollection} />
                </span>{' '}
                <Change percent={knownChangePercent(film)} size={15} />
              </dd>
            </div>
          </Sums>
        )}
      </Layout>
      <BoardBulbs aria-hidden="true" />
    </Card>
  );
}
