import { useSyncExternalStore } from 'react';

/** Where the reader's choice is kept: 'light' or 'dark'; nothing where the system decides. The document's snippet reads it too. */
export const THEME_STORAGE_KEY = 'fs-theme';

export type ColorScheme = 'light' | 'dark';

const ATTRIBUTE = 'data-theme';
const lightQuery = '(prefers-color-scheme: light)';
const systemScheme = (): ColorScheme => (window.matchMedia(lightQuery).matches ? 'light' : 'dark');

function keptScheme(): ColorScheme | null {
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
function apply(): void {
  document.documentElement.setAttribute(ATTRIBUTE, keptScheme() ?? systemScheme());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.matchMedia(lightQuery).addEventListener('change', apply);
    window.addEventListener('storage', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.matchMedia(lightQuery).removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/** The colour scheme that is shown; `null` on the server and in the first render, where it is not known. Follows system and other tabs. */
export function useColorScheme(): ColorScheme | null {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.getAttribute(ATTRIBUTE) === 'light' ? 'light' : 'dark'),
    () => null,
  );
}

/** Shows a scheme from now on. Choosing what the system has follows the system again. */
export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    if (scheme === systemScheme()) localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, scheme);
  } catch {
    // Storage is refused: the choice holds for this page.
    document.documentElement.setAttribute(ATTRIBUTE, scheme);
    for (const listener of listeners) listener();
    return;
  }
  apply();
}
