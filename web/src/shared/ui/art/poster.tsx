import { CutPicture } from './cut-picture.tsx';
import { cutEdge, seedOf } from './cut.ts';
import { ECZAR } from './families.ts';
import { langOf } from '../lang-of.ts';
import { styled } from '../styled.ts';

const POSTER_RATIO = 3 / 4;

// Colours of posters without a picture, from the illustrations: background, rays, sun, title.
const palettes = [
  ['#2B0712', '#7A0F23', '#FFC24A', '#FFEBD0'],
  ['#2A0524', '#7C0B4F', '#FFB199', '#FFE9DF'],
  ['#06222B', '#0B4C55', '#CFE8A9', '#F9F1D6'],
  ['#1A0A33', '#42177A', '#FFB3C7', '#FFEEDC'],
  ['#2D1203', '#7A3306', '#FFD86B', '#FFF3D1'],
  ['#07133A', '#12307E', '#A9E0FF', '#F2F1E2'],
] as const;

const Sheet = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  containerType: 'inline-size',
  fontFamily: ECZAR,
  fontWeight: 800,
  lineHeight: 1,
});
const Sun = styled('span')({
  position: 'absolute',
  left: '26%',
  top: '18%',
  width: '48%',
  aspectRatio: '1',
  borderRadius: '50%',
});
const Name = styled('span')({
  position: 'relative',
  padding: '0 8cqw 8cqw',
  fontSize: 'clamp(0px, 13cqw, 3.25rem)',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Below 150 px the title would be too small to read, so it is hidden.
  '@container (max-width: 150px)': { display: 'none' },
});

/**
 * A film's poster, 3:4. If there is no picture, a poster is drawn with rays, a sun and the title,
 * in colours derived from `seed`. Screen readers do not read the drawn poster. `alt` is the alt
 * text of the picture; '' if the title is shown beside the poster.
 */
export function Poster({
  imageUrl,
  title,
  alt,
  seed,
  sizes,
  eager = false,
}: {
  imageUrl: string | null;
  title: string;
  alt: string;
  seed: string;
  sizes: string;
  eager?: boolean;
}) {
  if (imageUrl !== null)
    return <CutPicture imageUrl={imageUrl} alt={alt} seed={seed} ratio={POSTER_RATIO} sizes={sizes} eager={eager} />;
  const hash = seedOf(seed);
  const [night, ray, light, paper] = palettes[hash % palettes.length] ?? palettes[0];
  return (
    <Sheet
      aria-hidden="true"
      lang={langOf(title)}
      style={{
        aspectRatio: String(POSTER_RATIO),
        clipPath: cutEdge(seed),
        color: paper,
        background: `linear-gradient(transparent 45%, ${night} 82%), repeating-conic-gradient(from ${hash % 12}deg at 50% 36%, ${night} 0 6deg, ${ray} 6deg 12deg)`,
      }}
    >
      <Sun style={{ backgroundColor: light }} />
      <Name>{title}</Name>
    </Sheet>
  );
}
