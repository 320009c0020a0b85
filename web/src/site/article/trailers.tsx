import type { Trailer } from '@first-show/domain/articles/article.schema';
import { parseTrailer, trailerSiteNames, type ParsedTrailer } from '@first-show/domain/articles/trailers';
import { useEffect, useRef, useState } from 'react';
import { cutEdge } from '../../shared/ui/art/cut.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { useLinkAsButton } from '../../shared/lib/use-link-as-button.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Block = styled('section')(({ theme }) => ({
  maxWidth: 680,
  marginTop: 44,
  '& > h2': { ...theme.typography.h3, fontSize: 'clamp(1.5625rem, 2.6vw, 1.9375rem)', margin: '0 0 14px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 28 },
}));
// Play button and player have the same size, so that pressing play shifts nothing.
const Screen = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});
const Slab = styled('a')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  padding: '12px 9%',
  font: 'inherit',
  color: '#FCEFE1',
  backgroundColor: 'var(--slab, #7A0F23)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // The focus ring is inside the box, because the cut edge would clip it.
  '&:focus-visible': { outlineColor: '#FFE08A', outlineOffset: -9 },
  '& [data-play]': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'clamp(52px, 14vw, 84px)',
    aspectRatio: '1',
    borderRadius: '50%',
    paddingLeft: 5,
    color: '#21100B',
    backgroundColor: '#FFB92E',
    transition: 'transform .15s',
  },
  '&:hover [data-play]': { transform: 'scale(1.07)' },
  '@media (prefers-reduced-motion: reduce)': { '&:hover [data-play]': { transform: 'none' } },
  '& b': {
    ...theme.typography.h4,
    fontSize: 'clamp(1.125rem, 3.6vw, 1.75rem)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    // A long title must not push the play icon out of the box.
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    // Leave room above the line for Devanagari marks, which the box would clip.
    paddingTop: '.3em',
    '&:lang(hi)': { lineHeight: 1.3 },
  },
}));
const Source = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  marginTop: 10,
  '& a': { color: 'inherit', textUnderlineOffset: 4, display: 'inline-block', paddingBlock: 6 },
}));

type ShownTrailer = ParsedTrailer & { title: string };

/**
 * The trailers of an article or a film. Nothing is loaded from another site before the reader
 * presses play. Without JavaScript, each trailer is a link to its site. The parent may set the
 * background colour of the play button as the CSS variable `--slab`.
 */
export function Trailers({ trailers }: { trailers: readonly Trailer[] }) {
  const [playing, setPlaying] = useState<string | null>(null);
  const shown = trailers.flatMap(({ url, title }): ShownTrailer[] => {
    const parsed = parseTrailer(url);
    return parsed === null ? [] : [{ ...parsed, title }];
  });
  if (shown.length === 0) return null;
  return (
    <Block aria-labelledby="trailers">
      <h2 id="trailers">{shown.length === 1 ? 'Trailer' : 'Trailers'}</h2>
      <ul>
        {shown.map((trailer) => (
          <li key={trailer.watchUrl}>
            {/* Only one trailer plays: starting another one stops it. */}
            <OneTrailer
              trailer={trailer}
              isPlaying={playing === trailer.watchUrl}
              onPlay={() => setPlaying(trailer.watchUrl)}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}

/**
 * A trailer between the paragraphs of a story. Renders nothing for an address that is not a
 * trailer.
 */
export function StoryTrailer({ url, title }: Trailer) {
  const [isPlaying, setPlaying] = useState(false);
  const trailer = parseTrailer(url);
  if (trailer === null) return null;
  return <OneTrailer trailer={{ ...trailer, title }} isPlaying={isPlaying} onPlay={() => setPlaying(true)} />;
}

function OneTrailer({ trailer, isPlaying, onPlay }: { trailer: ShownTrailer; isPlaying: boolean; onPlay: () => void }) {
  const site = trailerSiteNames[trailer.site];
  return (
    <>
      <Screen>{isPlaying ? <Player trailer={trailer} /> : <Still trailer={trailer} onPlay={onPlay} />}</Screen>
      <Source>
        Plays from {site}, which then learns that you are here.{' '}
        <a href={trailer.watchUrl} rel="noopener nofollow" aria-label={`Watch on ${site}: ${trailer.title}`}>
          Watch on {site}
        </a>
      </Source>
    </>
  );
}

function Still({ trailer, onPlay }: { trailer: ShownTrailer; onPlay: () => void }) {
  const asButton = useLinkAsButton(onPlay);
  const lang = langOf(trailer.title);
  return (
    <Slab
      href={trailer.watchUrl}
      rel="noopener nofollow"
      style={{ clipPath: cutEdge(trailer.id, 1.6) }}
      aria-label={`Play the trailer: ${trailer.title}`}
      {...asButton}
    >
      <span data-play="">
        <Icon name="play" size={36} />
      </span>
      <b lang={lang}>{trailer.title}</b>
    </Slab>
  );
}

function Player({ trailer }: { trailer: ShownTrailer }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The play button had the focus and was removed, so move the focus to the player.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={trailer.embedUrl}
      title={`${trailer.title} (${trailerSiteNames[trailer.site]})`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // The video sites refuse to play without the referring page's origin.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
