import { COLOR_MODE_STORAGE_KEY } from '../shared/lib/color-mode-key.ts';

/**
 * Evaluates the page's scripts after the first one, each in a task of its own, so that the browser
 * can respond to a tap in between (decision 021). The document lists each script after those that
 * it imports (`chunks.ts`): the first in a `<script>`, the others as preloads. The last one is
 * `start-client.tsx`.
 *
 * A script that does not arrive stops no other one here. If the page cannot start without it, the
 * page is loaded once more, because a browser does not ask again for a module that failed.
 */
const startScripts =
  `addEventListener('DOMContentLoaded',async()=>{let e;` +
  // `new Promise(setTimeout)` waits for the next task.
  `for(let l of d.querySelectorAll('[rel=modulepreload]')){e=0;await import(l.href).catch(x=>e=x);await new Promise(setTimeout)}` +
  // The type 1 is a reload. The newer `PerformanceNavigationTiming` needs 31 bytes more.
  `if(e){if(performance.navigation.type==1)throw e;location.reload()}})`;

/**
 * The only inline script of the rendered pages: less than 500 bytes, and allowed by its hash in the
 * Content-Security-Policy. Before the first paint it sets the colour mode: the reader's choice, or
 * else the system's. (MUI's `InitColorSchemeScript` does the same in 1.2 KB.) It also records
 * clicks that happen before React listens (`replayEarlyClicks`), and the document's address
 * (`hasAddressChanged`). Then it starts the page's scripts.
 */
export const inlineScript =
  `{let m,d=document;try{m=localStorage['${COLOR_MODE_STORAGE_KEY}']}catch{}` +
  `d.documentElement.dataset.theme=m=='light'||m=='dark'?m:matchMedia('(prefers-color-scheme:light)').matches?'light':'dark';` +
  `earlyClicks=[];onclick=e=>earlyClicks.push(e.target);loadedUrl=d.URL;${startScripts}}`;

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
