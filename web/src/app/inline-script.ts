import { COLOR_MODE_STORAGE_KEY } from '../shared/lib/color-mode-key.ts';

/**
 * The only inline script of the rendered pages: less than 500 bytes, and allowed by its hash in the
 * Content-Security-Policy. Before the first paint it sets the colour mode: the reader's choice, or
 * else the system's. (MUI's `InitColorSchemeScript` does the same in 1.2 KB.) It also records
 * clicks that happen before React listens (`replayEarlyClicks`), and the document's address
 * (`hasAddressChanged`).
 */
export const inlineScript =
  `{let m;try{m=localStorage['${COLOR_MODE_STORAGE_KEY}']}catch{}` +
  `document.documentElement.dataset.theme=m=='light'||m=='dark'?m:matchMedia('(prefers-color-scheme:light)').matches?'light':'dark';` +
  `self.earlyClicks=[];onclick=e=>earlyClicks.push(e.target);self.loadedUrl=location.href}`;

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

/**
 * Whether the address has changed since the document was loaded, apart from the hash. Example:
 * after a reload, the reader presses Back before the scripts have loaded. If the earlier history
 * entry belongs to the same document, the browser only changes the address, because showing the
 * earlier page is the script's work.
 */
export function hasAddressChanged(): boolean {
  const { loadedUrl } = window as { loadedUrl?: string };
  return loadedUrl !== undefined && withoutHash(loadedUrl) !== withoutHash(window.location.href);
}

/**
 * Clicks each button that was clicked before the scripts had loaded, once. It leaves out links and
 * the submit buttons of most forms, because the browser itself has followed the link or submitted
 * the form. A form with `method="dialog"` does nothing without a script, so its button is clicked
 * again.
 */
export function replayEarlyClicks(): void {
  window.onclick = null;
  const { earlyClicks = [] } = window as { earlyClicks?: EventTarget[] };
  const buttons = earlyClicks.map((target) => (target instanceof Element ? target.closest('button') : null));
  for (const button of new Set(buttons))
    if (button !== null && (button.type === 'button' || button.form === null || button.form.method === 'dialog'))
      button.click();
}
