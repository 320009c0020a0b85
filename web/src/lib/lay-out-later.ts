/**
 * Parts far below the first screen carry `data-later`. While the document says `data-arriving` (the server writes it) the browser neither
 * styles nor paints those that are far away (`content-visibility`, see `app/global-styles.tsx`): the first screen is there sooner, and fonts
 * that only they need do not share the line with it. Until somebody gets there their height is a guess, so they are laid out for good as
 * soon as there is time, one by one, and at once where a height matters.
 */

/** An address with a fragment, a reload and a return are heading for a place further down, which guesses would put elsewhere. */
export const arrivesAtTop = (navigation: string | undefined, hash: string): boolean => navigation === 'navigate' && hash === '';

/** Lays the parts out for good: each in idle time of its own, or all now. Call before what restores a scroll position. */
export function layOutLater({ document: page, whenIdle, arrives }: { document: Document; whenIdle: (task: () => void) => void; arrives: boolean }): void {
  const finish = () => delete page.documentElement.dataset.arriving;
  if (!arrives) {
    finish();
    return;
  }
  const next = () => {
    const part = page.querySelector('[data-later]:not([data-later="done"])');
    if (part === null) {
      finish();
      return;
    }
    part.setAttribute('data-later', 'done');
    whenIdle(next);
  };
  whenIdle(next);
}
