import type { FilmStill } from '@first-show/domain/films/film.schema';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { styled } from '../../shared/ui/styled.ts';

const STILL_RATIO = 16 / 9;

const Strip = styled('div')({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '& ul': { listStyle: 'none', margin: 0, padding: '0 0 12px', display: 'flex', gap: 16, width: 'max-content' },
  '& li': { width: 'min(78vw, 420px)', scrollSnapAlign: 'start' },
});

/** Stills in a row that scrolls sideways. Those beyond its edge load when they come near. */
export function FilmStills({ stills, title }: { stills: readonly FilmStill[]; title: string }) {
  return (
    // The keyboard must be able to scroll it.
    <Strip tabIndex={0} role="region" aria-label={`Stills of ${title}`}>
      <ul role="list">
        {stills.map(({ url, alt }) => (
          <li key={url}>
            <CutPicture
              imageUrl={url}
              alt={alt}
              seed={url}
              ratio={STILL_RATIO}
              sizes="(min-width: 560px) 420px, 78vw"
            />
          </li>
        ))}
      </ul>
    </Strip>
  );
}
