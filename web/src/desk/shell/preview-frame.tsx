import createCache, { type EmotionCache } from '@emotion/cache';
import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ColorMode } from '../../shared/lib/color-mode.ts';
import { trustSanitized } from '../../shared/lib/trusted-types.ts';
import { AppProviders } from '../../shared/theme/app-providers.tsx';
import { fontFaces } from '../../shared/theme/fonts.ts';
import { globalStyles } from '../../shared/theme/global-styles.ts';
import { theme } from '../../shared/theme/theme.ts';

const Place = styled('div')({
  overflow: 'hidden',
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  maxWidth: '100%',
  '& > iframe': { display: 'block', border: 0, transformOrigin: '0 0' },
});

/** The frame is a separate document and needs its own copy of the global styles. */
const styles = globalStyles(theme.generateStyleSheets(), fontFaces);

/** Without a doctype the frame would render in quirks mode. */
const EMPTY = trustSanitized('<!doctype html><html><head><title>Preview</title></head><body lang="en"></body></html>');

/** The window's height without the preview's controls, but at least 480 px. */
const HEIGHT = 'max(480px, 100dvh - 110px)';

/** Disables links, and the options of polls and predictions: an editor's click must not vote. */
function stayOnPage(event: Event): void {
  const control = (event.target as Element | null)?.closest?.('a, fieldset');
  if (!control) return;
  event.preventDefault();
  if (control.localName === 'fieldset') event.stopPropagation();
}

type Props = { scheme: ColorMode; width: number; language: 'en' | 'hi'; children: ReactNode };

/**
 * Renders its children in an iframe that is `width` px wide, so that media queries, viewport units
 * and the colour scheme work as for a reader. If there is less room, the iframe is scaled down.
 */
export function PreviewFrame({ scheme, width, language, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<{ page: Document; cache: EmotionCache } | null>(null);
  const [room, setRoom] = useState(width);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (frame === null) return;
    frame.page.documentElement.lang = language;
    frame.page.documentElement.setAttribute('data-theme', scheme);
  }, [frame, scheme, language]);

  const onLoad = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (page === null) return;
    // Listen in the capture phase, so that `stayOnPage` runs before React and the router see the
    // click.
    page.addEventListener('click', stayOnPage, true);
    // This cache has a key of its own, because Emotion lets a new cache take over the styles of the
    // desk's document that have the same key.
    setFrame({ page, cache: createCache({ key: 'fs-preview', container: page.head }) });
  };
  const scale = Math.min(1, room / width);
  return (
    <Place ref={place} style={{ height: HEIGHT, width: width < room ? width + 3 : undefined }}>
      <iframe
        title="Preview of the article"
        srcDoc={EMPTY}
        onLoad={onLoad}
        style={{
          width,
          height: `calc(${HEIGHT} / ${scale})`,
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
      />
      {frame !== null &&
        createPortal(
          <AppProviders cache={frame.cache}>
            <Global styles={styles} />
            {children}
          </AppProviders>,
          frame.page.body,
        )}
    </Place>
  );
}
