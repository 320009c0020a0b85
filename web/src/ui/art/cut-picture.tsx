import { styled } from '@mui/material/styles';
import { DEFAULT_PICTURE, pictureSources } from '@first-show/domain/core/art';
import type { FocalPoint } from '@first-show/domain/core/focal-point';
import { useEffect, useRef } from 'react';
import { cutEdge } from './cut.ts';
import { showDefault, showDefaultIfBroken } from './default-picture.ts';

const Frame = styled('span')({
  display: 'block',
  overflow: 'hidden',
  backgroundColor: 'var(--fs-palette-raised)',
  '& picture, & img': { display: 'block', width: '100%', height: '100%' },
  // The server sets a small rendition as the background of the first picture, so position the
  // background like the picture.
  '& img': {
    objectFit: 'cover',
    objectPosition: 'var(--focus, 50% 50%)',
    backgroundSize: 'cover',
    backgroundPosition: 'var(--focus, 50% 50%)',
  },
});

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

/**
 * A picture with scissor-cut edges. Its box has a fixed `ratio` (width / height), so that nothing
 * shifts when the picture arrives.
 *
 * - `imageUrl`: the stored address. `null` and a broken address show the default picture.
 * - `alt`: the alt text; '' where the title beside the picture says it all.
 * - `seed`: decides the cut, e.g. the slug. `cut={false}` keeps straight edges (full-bleed
 *   pictures).
 * - `sizes`: the `sizes` attribute, '400px' by default.
 * - `eager`: set it on the first picture of the page. It loads at once with high priority; all
 *   others load lazily.
 * - `focus`: the point that a crop keeps, by default the middle. A wide version is drawn for its
 *   shape and needs none.
 * - `size`: pixels of the original, if known.
 * - `wide`: prefers the picture's wide version where there is one.
 */
export function CutPicture({
  imageUrl,
  alt,
  focus,
  size,
  seed,
  ratio,
  sizes = '400px',
  eager = false,
  wide = false,
  cut = true,
}: {
  imageUrl: string | null;
  alt: string;
  focus?: FocalPoint | null;
  size?: { width: number; height: number } | null;
  seed: string;
  ratio: number;
  sizes?: string;
  eager?: boolean;
  wide?: boolean;
  cut?: boolean;
}) {
  const standard = pictureSources(imageUrl ?? DEFAULT_PICTURE);
  const isWide = wide && standard.wide !== undefined;
  const picture = (wide ? standard.wide : undefined) ?? standard;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current !== null) showDefaultIfBroken(image.current);
  }, []);
  return (
    <Frame
      data-wide={isWide ? '' : undefined}
      style={{
        aspectRatio: String(ratio),
        ...(cut && { clipPath: cutEdge(seed) }),
        ...(focus && !isWide && { '--focus': `${percent(focus.x)} ${percent(focus.y)}` }),
      }}
    >
      <picture key={picture.src}>
        {picture.sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          ref={image}
          src={picture.src}
          alt={alt}
          width={size?.width ?? 800}
          height={size?.height ?? Math.round(800 / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          // The server adds a background style to the first picture, which React must not report as
          // a mismatch.
          suppressHydrationWarning={eager}
          onError={(event) => showDefault(event.currentTarget)}
        />
      </picture>
    </Frame>
  );
}
