import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { theme } from './theme.ts';

/**
 * What every page stands in, on the server and in the browser. The theme is given by Emotion itself: MUI's own provider would manage the
 * colour schemes at run time, and here CSS variables and one attribute do (`lib/color-scheme.ts`).
 */
export function Providers({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
