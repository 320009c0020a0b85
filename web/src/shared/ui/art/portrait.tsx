import type { PersonCard } from '@first-show/domain/people/person.schema';
import { CutPicture } from './cut-picture.tsx';
import { cutEdge } from './cut.ts';
import { ECZAR } from './families.ts';
import { initialOf } from './initial-of.ts';
import { paperColour } from './paper-initial.tsx';
import { styled } from '../styled.ts';

const RATIO = 3 / 4;
/** A portrait without a known focal point keeps the upper half, where the face is. */
const FACE = { x: 0.5, y: 0.35 };

const Sheet = styled('span')({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: String(RATIO),
  containerType: 'inline-size',
  color: '#1B0A13',
  fontFamily: ECZAR,
  fontWeight: 800,
  lineHeight: 1,
  '& > span': { fontSize: '52cqw' },
});

/**
 * A person's picture, 3:4, or the first letter of the name, cut out of paper. Show the name beside
 * it: the letter is not read by screen readers, and `alt` is '' unless the picture stands alone.
 */
export function Portrait({
  person: { slug, name, pictureUrl },
  sizes,
  alt = '',
  eager = false,
}: {
  person: Pick<PersonCard, 'slug' | 'name' | 'pictureUrl'>;
  sizes: string;
  alt?: string;
  eager?: boolean;
}) {
  if (pictureUrl !== null)
    return (
      <CutPicture imageUrl={pictureUrl} alt={alt} seed={slug} ratio={RATIO} focus={FACE} sizes={sizes} eager={eager} />
    );
  return (
    <Sheet aria-hidden="true" style={{ backgroundColor: paperColour(name), clipPath: cutEdge(slug) }}>
      <span>{initialOf(name)}</span>
    </Sheet>
  );
}
