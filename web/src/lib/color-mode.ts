import { useColorScheme } from '@mui/material/styles';
import { useMounted } from './use-mounted.ts';

export type ColorMode = 'light' | 'dark';

/**
 * The colour mode on screen, `null` until hydrated, because the server does not know it. `choose`
 * stores a mode; choosing the system's own mode follows the system again.
 */
export function useColorMode(): { mode: ColorMode | null; choose: (mode: ColorMode) => void } {
  const { colorScheme, setMode } = useColorScheme();
  const isMounted = useMounted();
  return {
    mode: isMounted ? (colorScheme ?? null) : null,
    choose: (mode) => setMode(window.matchMedia(`(prefers-color-scheme: ${mode})`).matches ? 'system' : mode),
  };
}
