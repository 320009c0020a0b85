import { useState, type Ref } from 'react';
import { Star } from '../../shared/ui/figures/star-rating.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { styled } from '../../shared/ui/styled.ts';

const STARS = 5;
const STAR_PX = 44;
const PLACE_PX = 52;

const Stars = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  // The narrowest phones have no room for five whole places.
  width: STARS * PLACE_PX,
  maxWidth: '100%',
  color: 'var(--fs-palette-category-trade-text)',
});
const Whole = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minWidth: 0,
  height: PLACE_PX,
});
// The left and right half of a star are a label each, so that half stars can be chosen.
const Half = styled('label')({
  position: 'absolute',
  insetBlock: 0,
  width: '50%',
  cursor: 'pointer',
  '&[data-left]': { left: 0 },
  '&[data-right]': { right: 0 },
  '&:has(:focus-visible)': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: -2 },
  '&:has(:disabled)': { cursor: 'default' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
});

const nameOf = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** Chooses half a star to five stars, as a group of ten radio buttons. `stars`: the choice. */
export function StarInput({
  name,
  legend,
  stars,
  isDisabled,
  onSelect,
  ref,
}: {
  ref?: Ref<HTMLFieldSetElement>;
  name: string;
  legend: string;
  stars: number | null;
  isDisabled: boolean;
  onSelect: (stars: number) => void;
}) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? stars ?? 0;
  return (
    <Stars ref={ref} disabled={isDisabled} onPointerLeave={() => setPointedAt(null)}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {Array.from({ length: STARS }, (_, index) => (
        <Whole key={index}>
          <Star filled={Math.min(1, Math.max(0, shown - index))} size={STAR_PX} />
          {[index + 0.5, index + 1].map((value) => (
            <Half
              key={value}
              data-left={value % 1 === 0 ? undefined : ''}
              data-right={value % 1 === 0 ? '' : undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(value)}
            >
              <input
                type="radio"
                name={name}
                value={value}
                aria-label={nameOf(value)}
                checked={stars === value}
                onChange={() => {
                  setPointedAt(null);
                  onSelect(value);
                }}
              />
            </Half>
          ))}
        </Whole>
      ))}
    </Stars>
  );
}
