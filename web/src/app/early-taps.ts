/** What was pressed before there was a script, nine at most, as `theme-snippet.ts` wrote it down; from now on nothing more is. */
export function takeEarlyTaps(): EventTarget[] {
  const { taps } = window as { taps?: EventTarget[] };
  window.onclick = null;
  return taps ?? [];
}
