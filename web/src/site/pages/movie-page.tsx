import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { runOf } from '@first-show/domain/box-office/run';
import { livePaths } from '@first-show/domain/core/live-paths';
import { formatIndianDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import { Suspense } from 'react';
import { Trailers } from '../article/trailers.tsx';
import { RelatedArticles } from '../article/related-articles.tsx';
import { BallotTicket } from '../ballots/ballot-ticket.tsx';
import { ballotOfPoll, ballotOfPrediction } from '../ballots/ballot.ts';
import { DayChart } from '../movie/day-chart.tsx';
import { chartDays, hasCollections } from '../movie/day-figures.ts';
import { DayTable } from '../movie/day-table.tsx';
import { FilmComparison } from '../movie/film-comparison.tsx';
import { FilmStills } from '../movie/film-stills.tsx';
import { FilmPeople } from '../movie/film-people.tsx';
import { FilmVersions, hasLanguages } from '../movie/film-versions.tsx';
import { MovieFacts } from '../movie/movie-facts.tsx';
import { MovieHead } from '../movie/movie-head.tsx';
import { ReaderStars } from '../movie/reader-stars.tsx';
import { WhereToWatch } from '../movie/where-to-watch.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container, Rail, WithRail } from '../../shared/ui/page/container.tsx';
import { wideTickets } from '../../shared/ui/page/ticket-panel.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { useEnvelope, usePage } from './use-page.ts';
import { styled } from '../../shared/ui/styled.ts';

// The long sections below the first screens have `data-later`, with the height that they have on a
// phone as the estimate.
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
const Tickets = styled('div')(({ theme }) => ({ display: 'grid', gap: 24, marginTop: 64, ...wideTickets(theme) }));
const Corrections = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  margin: '64px 0 0',
  '& a': { display: 'inline-block', padding: '12px 0', textDecoration: 'underline', textUnderlineOffset: 4 },
}));
const OneColumn = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 44, maxWidth: 760 });
const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 44,
  alignContent: 'start',
});
const Pairs = styled(WithRail)({ rowGap: 44, marginTop: 64 });

/**
 * What the film is about and whether it is good, beside the places where it can be watched. What
 * has nothing to show is left out.
 */
function StoryAndStars({ film, details }: { film: BoxOfficeFilm; details: FilmDetails }) {
  const hasStars = details.canRate || details.rating.count > 0;
  return (
    <Pairs>
      <Stack>
        {film.about !== null && (
          <section>
            <Heading>About the Movie</Heading>
            <Text lang={langOf(film.about)}>{film.about}</Text>
          </section>
        )}
        {hasStars && <ReaderStars filmId={film.id} details={details} />}
      </Stack>
      <Stack>
        {details.watch.length > 0 && (
          <section>
            <Heading>Where to Watch</Heading>
            <WhereToWatch entries={details.watch} />
          </section>
        )}
        <section data-print="none">
          <Heading>Share This Movie</Heading>
          <ShareButtons title={film.movieName} hashtags={[]} path={paths.movie(film.slug)} variant="row" />
        </section>
      </Stack>
    </Pairs>
  );
}

/** The section of figures of a film in cinemas for which nobody has reported any. */
function NoCollections() {
  return (
    <Section aria-labelledby="collections">
      <SectionHeading title="Collections" id="collections" />
      <Text>No figures have been reported for this film yet.</Text>
    </Section>
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
          <Section data-later="" aria-labelledby="day-by-day" style={{ '--fs-estimated-height': '580px' }}>
            <SectionHeading title="Day by day" id="day-by-day" />
            <DayChart days={days} label={label} />
          </Section>
        </Suspense>
      )}
      <Suspense>
        <Section data-later="" aria-labelledby="collections" style={{ '--fs-estimated-height': '980px' }}>
          <SectionHeading title="Collections" id="collections" />
          <Columns>
            {days.length > 0 ? (
              <DayTable days={days} label={label} startsWithWeek />
            ) : (
              <Text>No day-wise figures have been reported for this film yet.</Text>
            )}
            <Rail>
              {/* One card: each child of a `div` in a rail is sticky by itself. */}
              <div>
                <MovieFacts film={film} />
              </div>
            </Rail>
          </Columns>
        </Section>
      </Suspense>
    </>
  );
}

/**
 * `/{movieName}`, in the order in which readers ask: what the film is, whether it is good and where
 * to watch it, its trailer and people, its figures, then stories, ballots and similar films.
 * Whatever is missing is left out. Listens to the film, so the figures are live.
 */
export function Component() {
  const loaded = usePage('movie');
  const { loadedAt, chrome } = useEnvelope();
  // The chart has the rank, the film's document only the figures.
  const film = useLiveDoc<Omit<BoxOfficeFilm, 'rank'>, BoxOfficeFilm>(
    livePaths.film(loaded.film.id),
    loaded.film,
    (changed) => ({ ...changed, rank: loaded.film.rank }),
  );
  const { articles, details, prediction, poll } = loaded;
  const run = runOf(film, new Date(loadedAt));
  const hasOpened = run !== null && run.status !== 'upcoming';
  const ballots = [
    ...(prediction === null ? [] : [{ ballot: ballotOfPrediction(prediction), title: 'Prediction' }]),
    ...(poll === null ? [] : [{ ballot: ballotOfPoll(poll), title: 'Poll' }]),
  ];
  return (
    <Container>
      <Breadcrumb
        steps={[
          { label: 'Back to Home', to: paths.home },
          { label: 'Box Office', to: paths.boxOffice },
          { label: film.movieName, lang: langOf(film.movieName) },
        ]}
      />
      <Suspense>
        <MovieHead film={film} details={details} run={run} />
      </Suspense>
      <Suspense>
        <StoryAndStars film={film} details={details} />
      </Suspense>
      <Suspense>
        <Trailers trailers={details.trailers} />
      </Suspense>
      {details.stills.length > 0 && (
        <Suspense>
          <Section aria-labelledby="stills">
            <SectionHeading title="Stills" id="stills" />
            <FilmStills stills={details.stills} title={film.movieName} />
          </Section>
        </Suspense>
      )}
      {details.credits.length > 0 && (
        <Suspense>
          <Section data-later="" aria-labelledby="cast" style={{ '--fs-estimated-height': '780px' }}>
            <SectionHeading title="Cast and Crew" id="cast" />
            <FilmPeople credits={details.credits} />
          </Section>
        </Suspense>
      )}
      {hasCollections(film) ? (
        <Collections film={film} />
      ) : (
        hasOpened && details.versions.length === 0 && <NoCollections />
      )}
      {details.versions.length > 0 && (
        <Suspense>
          <Section aria-labelledby="by-language">
            <SectionHeading
              title={hasLanguages(details.versions) ? 'By Language' : 'Back in Cinemas'}
              id="by-language"
            />
            <FilmVersions filmId={film.id} versions={details.versions} />
          </Section>
        </Suspense>
      )}
      {film.socialBullets.length > 0 && (
        <Suspense>
          <Section>
            <Heading>Trending on Social Media</Heading>
            <Bullets>
              {film.socialBullets.map((bullet) => (
                <li key={bullet} lang={langOf(bullet)}>
                  {bullet}
                </li>
              ))}
            </Bullets>
          </Section>
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
      {ballots.length > 0 && (
        <Tickets>
          {ballots.map(({ ballot, title }) => (
            <Suspense key={ballot.id}>
              <BallotTicket ballot={ballot} title={title} loadedAt={loadedAt} headingId={title.toLowerCase()} />
            </Suspense>
          ))}
        </Tickets>
      )}
      {loaded.similar.length > 0 && (
        <Suspense>
          <Section data-later="" aria-labelledby="comparison" style={{ '--fs-estimated-height': '900px' }}>
            <SectionHeading title="Beside Similar Films" id="comparison" />
            <FilmComparison film={film} others={loaded.similar} />
            {film.days.length > 0 && (
              <p style={{ marginTop: 28 }}>
                <LinkButton
                  to={paths.boxOfficeComparison([film, ...loaded.similar].map(({ slug }) => slug))}
                  variant="outlined"
                >
                  Compare day by day
                </LinkButton>
              </p>
            )}
          </Section>
        </Suspense>
      )}
      <Corrections>
        <span>{`Last updated on ${formatIndianDate(film.updatedAt)}. Is something wrong? `}</span>
        <TextLink to={paths.contact}>Send us a correction</TextLink>
      </Corrections>
    </Container>
  );
}
