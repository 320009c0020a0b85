import { styled } from '@mui/material/styles';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { paths } from '@first-show/domain/core/paths';
import { type ReactNode, Suspense } from 'react';
import { RelatedArticles } from '../article/related-articles.tsx';
import { DayChart } from '../movie/day-chart.tsx';
import { chartDays } from '../movie/day-figures.ts';
import { DayTable } from '../movie/day-table.tsx';
import { MovieFacts } from '../movie/movie-facts.tsx';
import { MovieHead } from '../movie/movie-head.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container, Rail, WithRail } from '../../shared/ui/page/container.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { useEnvelope, usePage } from './use-page.ts';
import { balanceColumns, type Block } from './balance-columns.ts';
import { daysInCinemas } from './days-in-cinemas.ts';
import { langOf } from '../../shared/ui/lang-of.ts';

const Section = styled('section')({ marginTop: 64 });
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, fontSize: '1.75rem', margin: '0 0 14px' }));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  color: 'var(--fs-palette-text-secondary)',
  overflowWrap: 'anywhere',
}));
const Bullets = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  color: 'var(--fs-palette-text-secondary)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  '& li': { position: 'relative', paddingLeft: 34, lineHeight: 1.35 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.36em',
    width: 14,
    height: 14,
    borderRadius: '50%',
    backgroundColor: 'var(--fs-palette-bulb)',
  },
}));
const Credits = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 18px',
  margin: 0,
  '& dt': { color: 'var(--fs-palette-text-disabled)' },
  '& dd': { margin: 0, fontWeight: 600 },
}));
const Side = styled(Rail)({ gap: 32 });

function credits(film: BoxOfficeFilm): { label: string; value: string }[] {
  const lines: [string, string | null][] = [
    ['Director', film.director],
    ['Cast', film.cast.length > 0 ? film.cast.join(', ') : null],
    ['Studio', film.studio],
    ['Running time', film.runtimeMinutes === null ? null : `${film.runtimeMinutes} minutes`],
    ['Certificate', film.certificate],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

type BlockName = 'about' | 'credits' | 'bullets' | 'share';

/**
 * Distributes the blocks between the rail and the main column, where they follow the table. The
 * estimates were measured at 1280 px, where lines have 75 characters in the main column and 32 in
 * the rail (70 and 28 in bullets).
 */
function columnsOf(film: BoxOfficeFilm, dayCount: number): Record<'main' | 'side', BlockName[]> {
  const textPx = (texts: readonly string[], charactersPerLine: number) =>
    texts.reduce((sum, text) => sum + Math.ceil(text.length / charactersPerLine) * 33 + 10, 70);
  const about = film.about ? [film.about] : [];
  const blocks: Block<BlockName>[] = [];
  if (about.length > 0) blocks.push({ name: 'about', mainPx: textPx(about, 75), sidePx: textPx(about, 32) });
  if (credits(film).length > 0)
    blocks.push({ name: 'credits', mainPx: 34 * credits(film).length + 32, sidePx: 34 * credits(film).length + 60 });
  if (film.socialBullets.length > 0)
    blocks.push({ name: 'bullets', mainPx: textPx(film.socialBullets, 70), sidePx: textPx(film.socialBullets, 28) });
  blocks.push({ name: 'share', mainPx: 170, sidePx: 290 });
  return balanceColumns({ main: dayCount === 0 ? 110 : 150 + 45 * dayCount, side: 390 }, blocks);
}

/** The texts about the film, its credits, and the share buttons. */
function blocksOf(film: BoxOfficeFilm): Record<BlockName, ReactNode> {
  return {
    about: (
      <section>
        <Heading>About the Movie</Heading>
        <Text lang={langOf(film.about ?? '')}>{film.about}</Text>
      </section>
    ),
    credits: (
      <Credits>
        {credits(film).map(({ label: term, value }) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Credits>
    ),
    bullets: (
      <section>
        <Heading>Trending on Social Media</Heading>
        <Bullets>
          {film.socialBullets.map((bullet) => (
            <li key={bullet} lang={langOf(bullet)}>
              {bullet}
            </li>
          ))}
        </Bullets>
      </section>
    ),
    share: (
      <section aria-label="Share this movie">
        <ShareButtons title={film.movieName} hashtags={[]} path={paths.movie(film.slug)} variant="row" />
        <TextLink
          to={paths.home}
          sx={{
            typography: 'body2',
            fontWeight: 700,
            minHeight: 44,
            display: 'inline-flex',
            alignItems: 'center',
            textDecoration: 'underline',
            mt: '16px',
          }}
        >
          Back to Home
        </TextLink>
      </section>
    ),
  };
}

/**
 * `/{movieName}`: a film's figures, day by day, the texts that an editor wrote about it, and
 * related articles. Texts that are missing are left out. Listens to the film, so the figures are
 * live.
 */
export function Component() {
  const loaded = usePage('movie');
  const { loadedAt, chrome } = useEnvelope();
  const film = useLiveDoc<BoxOfficeFilm, BoxOfficeFilm>(
    livePaths.film(loaded.film.id),
    loaded.film,
    (changed) => changed,
  );
  const articles: ArticleCard[] = loaded.articles;
  const { label, days } = chartDays(film.days);
  const columns = columnsOf(film, days.length);
  const blocks = blocksOf(film);
  return (
    <Container>
      <div style={{ paddingTop: 12 }}>
        <Breadcrumb
          steps={[
            { label: 'Back to Home', to: paths.home },
            { label: 'Box Office', to: paths.boxOffice },
            { label: film.movieName, lang: langOf(film.movieName) },
          ]}
        />
      </div>
      <Suspense>
        <MovieHead film={film} daysInCinemas={daysInCinemas(film.releaseDate, new Date(loadedAt))} />
      </Suspense>
      {days.length > 0 && (
        <Suspense>
          <Section aria-labelledby="day-by-day">
            <SectionHeading title="Day by day" id="day-by-day" />
            <DayChart days={days} label={label} />
          </Section>
        </Suspense>
      )}
      <Suspense>
        <Section>
          <WithRail>
            <div style={{ minWidth: 0 }}>
              <section aria-labelledby="collections">
                <SectionHeading title="Collections" id="collections" />
                {days.length > 0 ? (
                  <DayTable days={days} label={label} />
                ) : (
                  <Text>No day-wise figures have been reported for this film yet.</Text>
                )}
              </section>
              {columns.main.map((name) => (
                <div key={name} style={{ marginTop: 32 }}>
                  {blocks[name]}
                </div>
              ))}
            </div>
            <Side>
              <div>
                <MovieFacts film={film} />
              </div>
              {columns.side.map((name) => (
                <div key={name}>{blocks[name]}</div>
              ))}
            </Side>
          </WithRail>
        </Section>
      </Suspense>
      {articles.length > 0 && (
        <Suspense>
          <Section aria-labelledby="related">
            <SectionHeading title="Related Articles" id="related" />
            <RelatedArticles articles={articles} categories={chrome.categories} />
          </Section>
        </Suspense>
      )}
    </Container>
  );
}
