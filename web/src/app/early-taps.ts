/** What was pressed before there was a script, nine at most, as `theme-snippet.ts` wrote it down; from now on nothing more is. */
export function takeEarlyTaps(): EventTarget[] {
  const { earlyTaps } = window as { earlyTaps?: EventTarget[] };
  window.onclick = null;
  return earlyTaps ?? [];
}
