import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE_STORAGE_KEY } from '../lib/color-mode-key.ts';
import { theme } from './theme.ts';

/**
 * Provides Emotion's cache and MUI's theme to every page. The document already contains the style
 * sheet with the theme's CSS variables (`entry-server.tsx`), so `ThemeProvider` does not generate
 * it. Without `noSsr`, `ThemeProvider` would render a second time right after hydration. Its
 * context would then change, and React would hydrate all sections of the page at once.
 */
export function AppProviders({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_STORAGE_KEY} disableStyleSheetGeneration noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
