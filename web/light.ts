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

/** A colour of ours, not one of MUI's own components (`palette-Alert-…`) nor parts of one (`…Channel`). */
const isOwnColor = (name: string): boolean => /^[a-z]/.test(name) && !name.endsWith('Channel');

/**
 * Whether a page of readers may name this variable of the theme. MUI's shadows, layers, overlays and the colours of its components are for desks:
 * in each document they would be a fifth of the styles that the first paint waits for.
 */
export const isForReaders = (variable: string): boolean => {
  const [, group = '', name = ''] = /^--fs-([a-zA-Z]+)-?(.*)$/.exec(variable) ?? [];
  return group === 'palette' ? isOwnColor(name) : group === 'spacing' || group === 'shape';
};

type Sheet = { [key: string]: string | number | Sheet };

/** The same style sheets with only the variables of readers. */
const forReaders = (sheet: Sheet): Sheet =>
  Object.fromEntries(
    Object.entries(sheet).flatMap(([key, value]): [string, Sheet[string]][] => {
      if (typeof value === 'object') return [[key, forReaders(value)]];
      return key.startsWith('--') && !isForReaders(key) ? [] : [[key, value]];
    }),
  );

/** The theme after it was made, as texts and numbers: making it in the browser takes 10 KB of script and several milliseconds. */
export function lightTheme(): Plugin {
  const { values } = theme.breakpoints;
  const constants = {
    typography: Object.fromEntries(Object.entries(theme.typography).filter(([, variant]) => typeof variant === 'object')),
    breakpoints: values,
    paletteNames: Object.keys(theme.vars.palette).filter(isOwnColor),
    styleSheets: (theme.generateStyleSheets() as Sheet[]).map(forReaders),
  };
  const source = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return {
    name: 'light-theme',
    resolveId: (id) => (id === LIGHT_THEME ? `\0${LIGHT_THEME}` : undefined),
    load: (id) => (id === `\0${LIGHT_THEME}` ? source.join('\n') : undefined),
  };
}
