import { styled } from '../styled.ts';

const STARS = 5;
const STAR = 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.500-4.700-4.600 6.500-.9z';
const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: 'var(--fs-palette-category-trade-text)',
});

/** A star, filled from the left: `filled` is 0 to 1. `size` in px. */
export function Star({ filled, size }: { filled: number; size: number }) {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.6" />
      {filled > 0 && (
        <path
          d={STAR}
          fill="currentColor"
          style={filled < 1 ? { clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` } : undefined}
        />
      )}
    </svg>
  );
}

/**
 * A rating of at most 5 stars, such as that of a review, read as "3.5 of 5 stars". `size` is
 * the width of a star in px.
 */
export function StarRating({ stars, size = 18 }: { stars: number; size?: number }) {
  return (
    <Row role="img" aria-label={`${stars} of ${STARS} stars`}>
      {Array.from({ length: STARS }, (_, index) => (
        <Star key={index} filled={Math.min(1, Math.max(0, stars - index))} size={size} />
      ))}
    </Row>
  );
}
