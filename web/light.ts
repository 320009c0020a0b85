import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';
import { theme } from './src/app/theme.ts';

/**
 * What makes the readers' client light (`docs/decisions/010-preact-for-readers.md`). Under the names that the code and its libraries
 * import, the readers' client and the renderer get Preact for React, and for MUI's `styled` one that knows the theme beforehand. The
 * desks' client has nothing of it.
 */

const light = (file: string): string => join(dirname(fileURLToPath(import.meta.url)), 'src/lib/light', file);

/** For the client and the renderer alike: what one draws, the other has to find. */
export const lightAliases: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/compat/jsx-dev-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^@mui\/material\/styles$/, replacement: light('styles.ts') },
];

const LIGHT_THEME = 'virtual:light-theme';

/** The theme after it was made, as texts and numbers: making it in the browser takes 10 KB of script and several milliseconds. */
export function lightTheme(): Plugin {
  const { values } = theme.breakpoints;
  const constants = {
    typography: Object.fromEntries(Object.entries(theme.typography).filter(([, variant]) => typeof variant === 'object')),
    breakpoints: values,
    // Without the colours of MUI's own components (Alert, AppBar, …), which no page names.
    paletteNames: Object.keys(theme.vars.palette).filter((name) => /^[a-z]+[A-Z0-9a-z]*$/.test(name) && !name.endsWith('Channel')),
    styleSheets: theme.generateStyleSheets(),
  };
  const source = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return {
    name: 'light-theme',
    resolveId: (id) => (id === LIGHT_THEME ? `\0${LIGHT_THEME}` : undefined),
    load: (id) => (id === `\0${LIGHT_THEME}` ? source.join('\n') : undefined),
  };
}
