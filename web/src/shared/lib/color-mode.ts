import { useColorScheme } from '@mui/material/styles';
import { useMounted } from './use-mounted.ts';

export type ColorMode = 'light' | 'dark';

/**
 * The current colour mode, and `choose`, which stores another one. `mode` is `null` until hydrated,
 * because the server does not know it. If the reader chooses the system's own mode, the site
 * follows the system again.
 */
export function useColorMode(): { mode: ColorMode | null; choose: (mode: ColorMode) => void } {
  const { colorScheme, setMode } = useColorScheme();
  const isMounted = useMounted();
  return {
    mode: isMounted ? (colorScheme ?? null) : null,
    choose: (mode) => setMode(window.matchMedia(`(prefers-color-scheme: ${mode})`).matches ? 'system' : mode),
  };
}
