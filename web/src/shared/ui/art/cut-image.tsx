import type { FocalPoint } from '@first-show/domain/core/focal-point';
import type { PictureSource } from '@first-show/domain/media/picture-sources';
import { useEffect, useRef } from 'react';
import { cutEdge } from './cut.ts';
import { showDefault, showDefaultIfBroken } from './default-picture.ts';
import { styled } from '../styled.ts';

const Frame = styled('span')({
  display: 'block',
  overflow: 'hidden',
  backgroundColor: 'var(--fs-palette-raised)',
  '& picture, & img': { display: 'block', width: '100%', height: '100%' },
  // The server's document sets a small rendition of the first picture as its background. This
  // background must be positioned like the picture itself.
  '& img': {
    objectFit: 'cover',
    objectPosition: 'var(--focus, 50% 50%)',
    backgroundSize: 'cover',
    backgroundPosition: 'var(--focus, 50% 50%)',
  },
});

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

/** The props that `CutImage` and `CutPicture` share. `PageArt` has some of them. */
export type CutImageProps = {
  /** The alt text; '' if the title beside the picture describes it. */
  alt: string;
  /** A stable text, such as the slug, that determines the shape of the cut edges. */
  seed: string;
  /** Width / height of the box. */
  ratio: number;
  /** The `sizes` attribute. */
  sizes?: string;
  /**
   * Loads the picture at once with high priority; all others load lazily. Set it only on the first
   * picture of the page.
   */
  eager?: boolean;
  /** `false` keeps straight edges, for full-bleed pictures. */
  cut?: boolean;
  /** The point that a crop keeps, by default the middle. */
  focus?: FocalPoint | null;
  /** Pixels of the original, if known. */
  size?: { width: number; height: number } | null;
};

/**
 * An image with edges that look cut with scissors. Its box has a fixed `ratio`, so that nothing
 * shifts when the image arrives. If the image does not load, the default picture is shown.
 */
export function CutImage({
  src,
  sources,
  alt,
  focus,
  size,
  seed,
  ratio,
  sizes = '400px',
  eager = false,
  cut = true,
}: CutImageProps & { src: string; sources: PictureSource[] }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current !== null) showDefaultIfBroken(image.current);
  }, []);
  return (
    <Frame
      style={{
        aspectRatio: String(ratio),
        ...(cut && { clipPath: cutEdge(seed) }),
        ...(focus && { '--focus': `${percent(focus.x)} ${percent(focus.y)}` }),
      }}
    >
      <picture key={src}>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          ref={image}
          src={src}
          alt={alt}
          width={size?.width ?? 800}
          height={size?.height ?? Math.round(800 / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          // The server's document adds a background to this picture, which React does not know.
          suppressHydrationWarning={eager}
          onError={(event) => showDefault(event.currentTarget)}
        />
      </picture>
    </Frame>
  );
}
