import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { THEME_STORAGE_KEY } from './theme-snippet.ts';
import { theme } from './theme.ts';

/** What every page stands in, on the server and in the browser. */
export function Providers({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY} colorSchemeStorageKey="fs-scheme" disableTransitionOnChange>
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
