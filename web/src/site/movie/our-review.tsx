import { paths } from '@first-show/domain/core/paths';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import { Link } from 'react-router-dom';
import { styled } from '../../shared/ui/styled.ts';

const Place = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '-8px 0 20px',
  maxWidth: '38em',
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', fontWeight: 700, textUnderlineOffset: 4, marginRight: 18, padding: '4px 0' },
}));

/** The sentence of the review that has our stars, and links to our reviews in each language. */
export function OurReview({ reviews }: { reviews: FilmDetails['ourReviews'] }) {
  const [ours] = reviews;
  if (ours === undefined) return null;
  const other = reviews.find(({ language }) => language !== ours.language);
  return (
    <Place>
      <p lang={ours.language}>{ours.verdict}</p>
      <p>
        {[ours, ...(other === undefined ? [] : [other])].map(({ slug, language }) => (
          <Link key={slug} to={paths.article(slug)} lang={language} hrefLang={language}>
            {language === 'hi' ? 'हमारी समीक्षा' : 'Our review'}
          </Link>
        ))}
      </p>
    </Place>
  );
}
