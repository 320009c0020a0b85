import { paths } from '@first-show/domain/core/paths';
import type { ArticleData, ReviewedFilm } from '@first-show/domain/pages/page-data';
import { ANEK } from '../../shared/ui/art/families.ts';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 104px) minmax(0, 1fr)',
  columnGap: 20,
  rowGap: 20,
  alignItems: 'start',
  marginTop: 28,
  paddingBlock: 24,
  borderBlock: '1px solid var(--fs-palette-divider)',
  // Without a film there is no poster.
  '&[data-bare]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)', columnGap: 36 },
  '@media print': { gridTemplateColumns: 'minmax(0, 104px) minmax(0, 1fr)', marginTop: 8, paddingBlock: 8, rowGap: 8 },
}));
const Verdict = styled('p')(({ theme }) => ({
  ...theme.typography.standfirst,
  margin: '12px 0 14px',
  maxWidth: '34em',
  overflowWrap: 'anywhere',
  '&:lang(hi)': { lineHeight: 1.45 },
}));
const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  display: 'grid',
  gap: 4,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& b, & a': { color: 'var(--fs-palette-text-primary)', fontWeight: 700 },
  // A link is a target of at least 24 px.
  '& a': { textDecoration: 'underline', textUnderlineOffset: 4, paddingBlock: 4 },
  // The interface's face leaves Hindi to the system's font: Eczar's Devanagari has 88 KB.
  '& [hreflang]': { fontFamily: ANEK },
}));
const Sides = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  columnGap: 36,
  rowGap: 16,
  '& h2': { ...theme.typography.h4, margin: '0 0 6px' },
  '& ul': { ...theme.typography.body1, margin: 0, paddingLeft: '1.2em', display: 'grid', gap: 4 },
  '& li': { overflowWrap: 'anywhere' },
  '& [data-side="for"] li::marker': { content: '"+ "', color: 'var(--fs-palette-success-main)', fontWeight: 700 },
  '& [data-side="against"] li::marker': { content: '"– "', color: 'var(--fs-palette-error-main)', fontWeight: 700 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridColumn: 2 },
  '[data-bare] > &': { gridColumn: 1 },
}));

function Side({ side, lines, lang }: { side: 'for' | 'against'; lines: readonly string[]; lang: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <div data-side={side}>
      <h2>{side === 'for' ? 'For' : 'Against'}</h2>
      <ul lang={lang}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const CAST_SHOWN = 4;

function Credits({ film }: { film: ReviewedFilm }) {
  const credits = [
    ['Director', film.director],
    ['Cast', film.cast.slice(0, CAST_SHOWN).join(', ')],
  ].filter(([, names]) => names !== null && names !== '');
  return credits.map(([label, names]) => (
    <p key={label}>
      <span>{label}</span> <b lang={langOf(names ?? '')}>{names}</b>
    </p>
  ));
}

/** The sum that is known: nett before gross. */
function CollectionsLine({ film: { totalCollection, totalGrossRupees } }: { film: ReviewedFilm }) {
  const rupees = totalCollection ?? totalGrossRupees;
  if (rupees === null) return null;
  return (
    <p>
      <b>
        <Money rupees={rupees} />
      </b>{' '}
      <span>{`India ${totalCollection === null ? 'gross' : 'nett'} so far`}</span>
    </p>
  );
}

/** A link to our review of the film in the other language. */
function OtherLanguage({ article, otherReviews = [] }: Pick<ArticleData, 'article' | 'otherReviews'>) {
  const other = otherReviews.find(({ language }) => language !== article.language);
  if (other === undefined) return null;
  const isHindi = other.language === 'hi';
  return (
    <p>
      <TextLink to={paths.article(other.slug)} hrefLang={other.language} lang={other.language}>
        {isHindi ? 'यह समीक्षा हिंदी में पढ़ें' : 'Read the review in English'}
      </TextLink>
    </p>
  );
}

/**
 * The head of a review: the poster, the stars, the verdict, the film's credits and collections, and
 * what speaks for and against the film. Renders nothing for another article.
 */
export function ReviewHead({
  article,
  reviewedFilm: film,
  otherReviews,
}: Pick<ArticleData, 'article' | 'reviewedFilm' | 'otherReviews'>) {
  const { review, rating } = article;
  if (review === null || rating === null) return null;
  const lang = article.language === 'hi' ? 'hi' : undefined;
  return (
    <Panel aria-label="Review" data-bare={film === undefined ? '' : undefined}>
      {film !== undefined && (
        <Poster
          imageUrl={film.imageUrl}
          title={film.movieName}
          alt={`Poster of ${film.movieName}`}
          seed={film.slug}
          sizes="(min-width: 800px) 200px, 104px"
        />
      )}
      <div style={{ minWidth: 0 }}>
        <StarRating stars={rating} size={36} />
        <Verdict lang={lang}>{review.verdict}</Verdict>
        <Facts>
          {film !== undefined && (
            <p>
              <TextLink to={paths.movie(film.slug)} lang={langOf(film.movieName)}>
                {film.movieName}
              </TextLink>
            </p>
          )}
          {film !== undefined && <Credits film={film} />}
          {film !== undefined && <CollectionsLine film={film} />}
          {review.isBeforeRelease && <p>Seen before release</p>}
          <OtherLanguage article={article} otherReviews={otherReviews} />
        </Facts>
      </div>
      {review.for.length + review.against.length > 0 && (
        <Sides>
          <Side side="for" lines={review.for} lang={lang} />
          <Side side="against" lines={review.against} lang={lang} />
        </Sides>
      )}
    </Panel>
  );
}
