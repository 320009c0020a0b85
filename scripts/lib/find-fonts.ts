import { spawnSync } from 'node:child_process';
import { step } from './console.ts';
import { installDebianPackages } from './debian-packages.ts';

/**
 * System fonts that take the place of the fonts of readers' devices, with their Debian packages.
 */
const fonts = [
  { family: 'Liberation Sans', package: 'fonts-liberation2' },
  { family: 'Noto Sans Devanagari', package: 'fonts-noto-core' },
];

/**
 * The fonts that this machine lacks. Only Linux may lack them. Without fontconfig nothing is known
 * about fonts, so none is reported as missing.
 */
function missingFonts(): typeof fonts {
  if (process.platform !== 'linux') return [];
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status === 0 ? fonts.filter(({ family }) => !stdout.includes(family)) : [];
}

/**
 * Installs the system fonts in which the browser tests measure text that is drawn before the site's
 * own fonts arrive. If that is not possible, names them, because a few of these tests then fail.
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
