import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { growthPercent, hasFirstDayOnly, knownChangePercent } from '@first-show/domain/box-office/figures';
import { releaseText } from '@first-show/domain/box-office/release-text';
import type { Run } from '@first-show/domain/box-office/run';
import { formatIndianDate } from '@first-show/domain/core/dates';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import { formatChange, formatCountOf } from '@first-show/domain/core/money';
import { Change } from '../../shared/ui/figures/change.tsx';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { MarigoldRank } from '../../shared/ui/figures/marigold-rank.tsx';
import { MetaLine } from '../../shared/ui/page/meta-line.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { hasCollections } from './day-figures.ts';
import { OurReview } from './our-review.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Grid = styled('div')(({ theme }) => ({
  isolation: 'isolate',
  display: 'grid',
  columnGap: 20,
  rowGap: 16,
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gridTemplateAreas: '"poster rank" "title title" "sums sums"',
  [theme.breakpoints.up('md')]: {
    columnGap: 'clamp(32px, 4.4vw, 60px)',
    rowGap: 0,
    gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"poster rank" "poster title" "poster sums"',
  },
}));
const PosterPlace = styled('div')({
  gridArea: 'poster',
  transform: 'rotate(-1.6deg)',
  // The poster's shadow reaches the title, so draw the poster behind the title.
  zIndex: -1,
  filter: 'drop-shadow(0 18px 22px rgb(0 0 0 / .4))',
  alignSelf: 'start',
});
const Rank = styled('div')(({ theme }) => ({
  gridArea: 'rank',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  alignSelf: 'center',
  gap: 10,
  ...theme.typography.body2,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'start',
    gap: 22,
    marginBottom: 20,
  },
}));
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.titleCard,
  fontSize: 'clamp(2.5rem, 11vw, 8rem)',
  margin: '8px 0 .16em',
  overflowWrap: 'anywhere',
  // A long title gets a smaller font, so that it takes fewer lines.
  '&[data-long]': { fontSize: 'clamp(2.375rem, 6.4vw, 4.75rem)', lineHeight: 0.95, letterSpacing: '-.02em' },
}));
const Facts = styled(MetaLine)(({ theme }) => ({
  color: 'var(--fs-palette-text-secondary)',
  fontWeight: 600,
  margin: '8px 0 20px',
  columnGap: 12,
  // Two columns on phones, so that the line breaks at the same place in every font.
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [theme.breakpoints.up('sm')]: { fontSize: '.9375rem' },
  [theme.breakpoints.up('md')]: { fontSize: '1rem', columnGap: 20 },
}));
const Stars = styled(MetaLine)(({ theme }) => ({
  fontSize: '1rem',
  color: 'var(--fs-palette-text-secondary)',
  fontWeight: 600,
  marginBottom: 20,
  columnGap: 20,
  [theme.breakpoints.down('sm')]: { display: 'grid' },
}));
const Native = styled('p')({
  fontFamily: ECZAR,
  fontWeight: 700,
  fontSize: 'clamp(1.625rem, 4vw, 3rem)',
  lineHeight: 1.25,
  color: 'var(--fs-palette-category-trade-text)',
  margin: 0,
});
const Sums = styled('dl')(({ theme }) => ({
  gridArea: 'sums',
  margin: 0,
  alignSelf: 'end',
  borderTop: '1px solid var(--fs-palette-divider)',
  display: 'grid',
  // The growth beside the second sum is on one line, on the narrowest phones too.
  gridTemplateColumns: 'minmax(0, .8fr) minmax(0, 1fr)',
  '& > div': { padding: '16px 16px 18px 0' },
  '& > div:nth-of-type(2)': { borderLeft: '1px solid var(--fs-palette-divider)', paddingInline: '16px 0' },
  '& > div:nth-of-type(3)': { gridColumn: '1 / -1', borderTop: '1px solid var(--fs-palette-divider)' },
  '& dt': { ...theme.typography.meta, fontWeight: 600, color: 'var(--fs-palette-text-secondary)' },
  '& dd': { ...theme.typography.figure, margin: 0, fontSize: 'clamp(1.875rem, 3.6vw, 2.875rem)' },
  '& > div:nth-of-type(3) dd:first-of-type': {
    fontSize: 'clamp(3rem, 5.4vw, 4.25rem)',
    color: 'var(--fs-palette-category-trade-text)',
  },
  '& dd[data-note]': {
    ...theme.typography.meta,
    fontStretch: 'normal',
    color: 'var(--fs-palette-text-disabled)',
    marginTop: 4,
  },
  '& > [data-only]': { gridColumn: '1 / -1' },
  '& > [data-only] dd': {
    fontSize: 'clamp(3rem, 5.4vw, 4.25rem)',
    color: 'var(--fs-palette-category-trade-text)',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, .9fr) minmax(0, 1fr) minmax(0, 1.35fr)',
    '& > div:nth-of-type(3)': {
      gridColumn: 'auto',
      borderTop: 0,
      borderLeft: '1px solid var(--fs-palette-divider)',
      paddingLeft: 20,
    },
    '& > div:nth-of-type(2)': { paddingLeft: 20 },
  },
}));
const Growth = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 700,
  display: 'inline-block',
  padding: '4px 9px',
  // On one line in every font, so that what follows does not move.
  whiteSpace: 'nowrap',
  color: 'var(--fs-palette-success-main)',
  backgroundColor: 'color-mix(in srgb, var(--fs-palette-success-main) 16%, var(--fs-palette-background-default))',
  '&[data-falling]': {
    color: 'var(--fs-palette-error-main)',
    backgroundColor: 'color-mix(in srgb, var(--fs-palette-error-main) 14%, var(--fs-palette-background-default))',
  },
}));

/**
 * Shows the growth between two sums, such as '+248.9% from Day 1'. Renders nothing if a sum is
 * unknown or the first one is zero.
 */
function GrowthBadge({ from, to, fromLabel }: { from: number | null; to: number | null; fromLabel: string }) {
  const percent = growthPercent(from, to);
  if (percent === null) return null;
  return (
    <dd data-note="">
      <Growth data-falling={percent < 0 ? '' : undefined}>{`${formatChange(percent)} from ${fromLabel}`}</Growth>
    </dd>
  );
}

/** The sums of day 1, weekend and total. On its first day, a film has one number. */
function FilmSums({ film }: { film: BoxOfficeFilm }) {
  const { day1Collection, weekendCollection, totalCollection, totalGrossRupees } = film;
  if ([day1Collection, weekendCollection, totalCollection, totalGrossRupees].every((sum) => sum === null)) return null;
  if (hasFirstDayOnly(film))
    return (
      <Sums>
        <div data-only="">
          <dt>Day 1, India nett</dt>
          <dd>
            <Money rupees={day1Collection} />
          </dd>
        </div>
      </Sums>
    );
  return (
    <Sums>
      <div>
        <dt>Day 1, India nett</dt>
        <dd>
          <Money rupees={film.day1Collection} />
        </dd>
      </div>
      <div>
        <dt>Weekend, India nett</dt>
        <dd>
          <Money rupees={film.weekendCollection} />
        </dd>
        <GrowthBadge from={film.day1Collection} to={film.weekendCollection} fromLabel="Day 1" />
        <dd data-note="">3-day weekend total</dd>
      </div>
      <div>
        <dt>Total, India nett</dt>
        <dd>
          <Money rupees={film.totalCollection} />
        </dd>
        <GrowthBadge from={film.weekendCollection} to={film.totalCollection} fromLabel="Weekend" />
        {film.totalCollection === null && film.totalGrossRupees !== null && (
          <dd data-note="">
            <Money rupees={film.totalGrossRupees} /> India gross, nett not reported
          </dd>
        )}
      </div>
    </Sums>
  );
}

/** Our stars and the mean of readers' stars, as far as they are known. */
function StarsLine({ details: { ourStars, rating } }: { details: FilmDetails }) {
  if (ourStars === null && rating.mean === null) return null;
  return (
    <Stars>
      {ourStars !== null && (
        <span>
          <span>Our stars</span>
          <StarRating stars={ourStars} size={22} />
        </span>
      )}
      {rating.mean !== null && <span>{`Readers’ stars ${rating.mean.toFixed(1)} of 5`}</span>}
    </Stars>
  );
}

const LONG_TITLE_CHARACTERS = 24;
/** A longer word would break in the font of short titles. */
const LONG_WORD_CHARACTERS = 9;
const isLong = (title: string): boolean =>
  title.length > LONG_TITLE_CHARACTERS || title.split(/\s/).some((word) => word.length > LONG_WORD_CHARACTERS);

/** How long the run lasts or lasted; `null` if it has not begun or its length is not known. */
function runText(run: Run | null): string | null {
  if (run === null || run.status === 'upcoming' || run.dayCount === null) return null;
  const days = formatCountOf(run.dayCount, 'day');
  return run.status === 'running' ? `${days} in cinemas` : `Ran for ${days}`;
}

/** The text for a running time: '2 h 9 min'. */
const lengthText = (minutes: number): string =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : null, minutes % 60 === 0 ? null : `${minutes % 60} min`]
    .filter((part) => part !== null)
    .join(' ');

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What the film is, in a few words: date, run, length, certificate, languages and genres. */
function WhatItIs({ film, details, run }: { film: BoxOfficeFilm; details: FilmDetails; run: Run | null }) {
  const { releaseDate, runtimeMinutes, certificate } = film;
  const { headline, languages, genres } = details;
  const facts = [
    // A film without a rank has its status in place of the rank.
    film.rank === null || headline.status === 'In cinemas now' ? null : headline.status,
    runText(run),
    runtimeMinutes === null ? null : lengthText(runtimeMinutes),
    certificate,
    languages.length > 0 ? languages.join(', ') : film.language,
    genres.length > 0 ? capitalised(genres.join(', ')) : null,
  ].filter((fact) => fact !== null);
  return (
    <Facts>
      <span>
        <Icon name="calendar" size={20} />
        {releaseDate === null ? (headline.released ?? releaseText(film)) : formatIndianDate(releaseDate)}
      </span>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Facts>
  );
}

/**
 * Poster, rank and title of a film, and its three sums if it has figures. `run` is `null` without a
 * release date.
 */
export function MovieHead({ film, details, run }: { film: BoxOfficeFilm; details: FilmDetails; run: Run | null }) {
  const change = knownChangePercent(film);
  const otherTitles = new Set([film.nativeTitle, details.hindiTitle].filter((title) => title !== null));
  return (
    <Grid>
      <PosterPlace>
        <Poster
          imageUrl={film.imageUrl}
          title={film.movieName}
          alt={`Poster of ${film.movieName}`}
          seed={film.slug}
          sizes="(min-width: 800px) 440px, 55vw"
          eager
        />
      </PosterPlace>
      <Rank>
        {film.rank === null ? (
          <span>{details.headline.status}</span>
        ) : (
          <>
            <MarigoldRank rank={film.rank} size={44} />
            <span>{`No. ${film.rank} on the chart`}</span>
            {change !== null && <Change percent={change} size={20} />}
          </>
        )}
      </Rank>
      <div style={{ gridArea: 'title', minWidth: 0 }}>
        <Title data-long={isLong(film.movieName) ? '' : undefined} lang={langOf(film.movieName)}>
          {film.movieName}
        </Title>
        {[...otherTitles].map((title) => (
          <Native key={title} lang={langOf(title)}>
            {title}
          </Native>
        ))}
        <WhatItIs film={film} details={details} run={run} />
        <StarsLine details={details} />
        <OurReview reviews={details.ourReviews} />
      </div>
      {hasCollections(film) && <FilmSums film={film} />}
    </Grid>
  );
}
