// Makes the small renditions that a document carries of its first picture:
// web/renditions/<name>.avif of web/public/art.
//
// node demo/art/renditions.mjs those that are missing node demo/art/renditions.mjs --force all of
// them
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeAvif } from './encode-avif.mjs';

const here = import.meta.dirname;
const source = path.resolve(here, '../../web/public/art');
const target = path.resolve(here, '../../web/renditions');

/**
 * The largest size of each shape → the rendition's pixels. As wide (a wide picture: as high) as the
 * picture is shown on a phone: one that is drawn larger than it is counts for less than the picture
 * that follows, to the eye as well.
 */
const shapes = [
  { file: /^(poster-[a-z0-9-]+)-720\.webp$/, width: 360 },
  { file: /^([a-z0-9-]+-wide)-1720\.webp$/, width: 736 },
  { file: /^([a-z0-9-]+)-1200\.webp$/, width: 480 },
];
/** As little as still shows the picture: flat paper keeps its edges at 2 to 3 KB. */
const CQ_LEVEL = 57;

/**
 * Makes the renditions of these names (`<id>`, `<id>-wide`), or of all pictures; existing ones
 * again only with `force`.
 */
export function makeRenditions({ names = null, force = false } = {}) {
  mkdirSync(target, { recursive: true });
  const scratch = mkdtempSync(path.join(tmpdir(), 'renditions-'));
  try {
    for (const file of readdirSync(source)) {
      const shape = shapes.find((one) => one.file.test(file));
      const name = shape?.file.exec(file)?.[1];
      if (name === undefined || (names !== null && !names.includes(name))) continue;
      const rendition = path.join(target, `${name}.avif`);
      if (existsSync(rendition) && !force) continue;
      const png = path.join(scratch, 'picture.png');
      execFileSync('dwebp', ['-quiet', '-scale', String(shape.width), '0', path.join(source, file), '-o', png]);
      encodeAvif(png, rendition, { speed: 2, cqLevel: CQ_LEVEL });
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) makeRenditions({ force: process.argv.includes('--force') });
