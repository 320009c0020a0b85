import { styled } from '@mui/material/styles';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { runOf } from '@first-show/domain/box-office/run';
import { livePaths } from '@first-show/domain/core/live-paths';
import { paths } from '@first-show/domain/core/paths';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import { Suspense } from 'react';
import { Trailers } from '../article/trailers.tsx';
import { RelatedArticles } from '../article/related-articles.tsx';
import { BallotTicket } from '../ballots/ballot-ticket.tsx';
import { ballotOfPrediction } from '../ballots/ballot.ts';
import { DayChart } from '../movie/day-chart.tsx';
import { chartDays, hasCollections } from '../movie/day-figures.ts';
import { DayTable } from '../movie/day-table.tsx';
import { creditsOf, FilmCredits } from '../movie/film-credits.tsx';
import { FilmVersions } from '../movie/film-versions.tsx';
import { MovieFacts } from '../movie/movie-facts.tsx';
import { MovieHead } from '../movie/movie-head.tsx';
import { ReaderStars } from '../movie/reader-stars.tsx';
import { WhereToWatch } from '../movie/where-to-watch.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container, Rail, WithRail } from '../../shared/ui/page/container.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { useEnvelope, usePage } from './use-page.ts';

const Section = styled('section')({ marginTop: 64 });
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, fontSize: '1.75rem', margin: '0 0 14px' }));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  color: 'var(--fs-palette-text-secondary)',
  margin: 0,
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
/** With fewer rows, the table is much shorter than the facts, which then stand below it. */
const ROWS_BESIDE_FACTS = 5;
const OneColumn = styled('div')({ display: 'grid', gap: 44, maxWidth: 760 });
const Pairs = styled(WithRail)({ rowGap: 44, marginTop: 64 });

/** Readers' stars, and where the film can be watched. What has nothing to show is left out. */
function StarsAndPlaces({ filmId, details }: { filmId: string; details: FilmDetails }) {
  const hasStars = details.canRate || details.rating.count > 0;
  if (!hasStars && details.watch.length === 0) return null;
  return (
    <Pairs>
      {hasStars && <ReaderStars filmId={filmId} details={details} />}
      {details.watch.length > 0 && (
        <section>
          <Heading>Where to Watch</Heading>
          <WhereToWatch entries={details.watch} />
        </section>
      )}
    </Pairs>
  );
}

/**
 * The texts about the film beside its credits and the share buttons, in two columns. Missing parts
 * are left out, and the others move up.
 */
function AboutFilm({ film, trailers }: { film: BoxOfficeFilm; trailers: FilmDetails['trailers'] }) {
  const credits = creditsOf(film);
  return (
    <>
      <Trailers trailers={trailers} />
      <Pairs>
        {film.about !== null && (
          <section>
            <Heading>About the Movie</Heading>
            <Text lang={langOf(film.about)}>{film.about}</Text>
          </section>
        )}
        {credits.length > 0 && (
          <section>
            <Heading>Cast and Crew</Heading>
            <FilmCredits credits={credits} />
          </section>
        )}
        {film.socialBullets.length > 0 && (
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
        )}
        <section>
          <Heading>Share This Movie</Heading>
          <ShareButtons title={film.movieName} hashtags={[]} path={paths.movie(film.slug)} variant="row" />
        </section>
      </Pairs>
    </>
  );
}

/** The days as a chart, then as a table beside the film's facts. A single day has no chart. */
function Collections({ film }: { film: BoxOfficeFilm }) {
  const { label, days } = chartDays(film.days);
  const Columns = days.length < ROWS_BESIDE_FACTS ? OneColumn : WithRail;
  return (
    <>
      {days.length > 1 && (
        <Suspense>
          <Section aria-labelledby="day-by-day">
            <SectionHeading title="Day by day" id="day-by-day" />
            <DayChart days={days} label={label} />
          </Section>
        </Suspense>
      )}
      <Suspense>
        <Section aria-labelledby="collections">
          <SectionHeading title="Collections" id="collections" />
          <Columns>
            {days.length > 0 ? (
              <DayTable days={days} label={label} startsWithWeek />
            ) : (
              <Text>No day-wise figures have been reported for this film yet.</Text>
            )}
            <Rail>
              <MovieFacts film={film} />
            </Rail>
          </Columns>
        </Section>
      </Suspense>
    </>
  );
}

/**
 * `/{movieName}`: whether the film is good and where to watch it, what it is about and who made it,
 * its figures, an open prediction about it, and related articles. Whatever is missing is left out.
 * Listens to the film, so the figures are live.
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
        <MovieHead film={film} details={loaded.details} run={runOf(film, new Date(loadedAt))} />
      </Suspense>
      <Suspense>
        <StarsAndPlaces filmId={film.id} details={loaded.details} />
      </Suspense>
      <Suspense>
        <AboutFilm film={film} trailers={loaded.details.trailers} />
      </Suspense>
      {hasCollections(film) && <Collections film={film} />}
      {loaded.details.versions.length > 0 && (
        <Suspense>
          <Section aria-labelledby="by-language">
            <SectionHeading title="By Language" id="by-language" />
            <FilmVersions filmId={film.id} versions={loaded.details.versions} />
          </Section>
        </Suspense>
      )}
      {loaded.prediction !== null && (
        <Suspense>
          <div style={{ marginTop: 64 }}>
            <BallotTicket
              ballot={ballotOfPrediction(loaded.prediction)}
              title="Prediction"
              loadedAt={loadedAt}
              headingId="prediction"
            />
          </div>
        </Suspense>
      )}
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
