import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ownFaces, standIns } from '../fonts.ts';
import { globalStyles } from '../global-styles.ts';
import { theme } from '../theme.ts';

const styles = globalStyles(theme.generateStyleSheets(), [...ownFaces('swap'), ...standIns]);

/**
 * What a desk stands in. The theme is given by Emotion itself: MUI's own provider would manage the colour schemes at run time, and here
 * CSS variables and one attribute do (`lib/color-scheme.ts`). Readers' pages need no provider (`lib/light/styles.ts`).
 */
export function Providers({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Global styles={styles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
