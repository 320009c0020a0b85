import { spawnSync } from 'node:child_process';
import { step } from './console.ts';
import { installDebianPackages } from './debian-packages.ts';

/**
 * The system fonts that the browser tests need, with their Debian packages. They stand for the
 * fonts of readers' devices.
 */
const fonts = [
  { family: 'Liberation Sans', package: 'fonts-liberation2' },
  { family: 'Noto Sans Devanagari', package: 'fonts-noto-core' },
];

/**
 * The fonts that this machine lacks. Empty on systems other than Linux, and without fontconfig,
 * which lists the installed fonts.
 */
function missingFonts(): typeof fonts {
  if (process.platform !== 'linux') return [];
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status === 0 ? fonts.filter(({ family }) => !stdout.includes(family)) : [];
}

/**
 * Installs the missing system fonts. If that fails, prints their names: a few browser tests measure
 * text before the site's own fonts have loaded, and may fail without the system fonts.
 */
export function ensureFonts(): void {
  const missing = missingFonts();
  if (missing.length === 0) return;
  installDebianPackages(
    'system fonts',
    missing.map((font) => font.package),
  );
  const left = missingFonts().map(({ family }) => family);
  if (left.length > 0) step(`Tests of text before its fonts arrive may fail: install ${left.join(' and ')}.`);
}
