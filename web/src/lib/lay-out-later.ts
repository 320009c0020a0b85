/**
 * Parts far below the first screen carry `data-later`. While the document says `data-arriving` (`app/theme-snippet.ts`) the browser neither
 * styles nor paints those that are far away (`content-visibility`, see `app/global-styles.tsx`): the first screen is there sooner, and fonts
 * that only they need do not share the line with it. Until somebody gets there their height is a guess, so they are laid out for good as
 * soon as there is time, one in each idle moment: all at once would keep a tap waiting.
 */
export function layOutLater(page: Document, whenIdle: (task: () => void) => void): void {
  const next = () => {
    const part = page.querySelector('[data-later=""]');
    if (part === null) {
      delete page.documentElement.dataset.arriving;
      return;
    }
    part.setAttribute('data-later', 'done');
    whenIdle(next);
  };
  if (page.documentElement.dataset.arriving !== undefined) whenIdle(next);
}
