// Draws the pictures of the catalogue into web/public/art.
//
//   node demo/art/render.mjs                  everything that is not up to date
//   node demo/art/render.mjs marquee-news-1   only these ids
//   node demo/art/render.mjs --force …        even when up to date
//   node demo/art/render.mjs --preview <folder> [id …]   small PNGs only, for looking at
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBoard } from './browser.mjs';
import { pictures } from './catalogue.mjs';
import { drawPicture } from './draw.mjs';
import { encodeAvif } from './encode-avif.mjs';
import { icons } from './icons.mjs';
import { filesOf, og, outputsOf } from './outputs.mjs';
import { makeRenditions } from './renditions.mjs';

const here = import.meta.dirname;
const target = path.resolve(here, '../../web/public/art');
const manifestFile = path.join(here, 'manifest.json');

const requireTool = (tool, packageName) => {
  if (spawnSync(tool, ['-version']).error)
    throw new Error(`${tool} is missing: install it (Debian: apt install ${packageName}).`);
};

/** What would change the files: the drawing itself and the encoders' settings. */
function fingerprint(picture) {
  const outputs = outputsOf(picture);
  const drawings = outputs.map(({ format, master }) => drawPicture(picture, format, { width: master }));
  return createHash('sha256')
    .update(JSON.stringify([drawings, outputs, picture.hasOg && og]))
    .digest('hex')
    .slice(0, 16);
}

function encode(png, { width, avif, webp }, file, scratch) {
  const source = path.join(scratch, 'picture.png');
  writeFileSync(source, png);
  encodeAvif(source, `${file}-${width}.avif`, { speed: 6, cqLevel: Math.round((100 - avif) * 0.63) });
  execFileSync('cwebp', ['-quiet', '-m', '4', '-sharp_yuv', '-q', String(webp), source, '-o', `${file}-${width}.webp`]);
}

async function render(picture, board, scratch) {
  for (const { format, master, infix, sizes } of outputsOf(picture)) {
    const drawn = await board.draw(drawPicture(picture, format, { width: master }));
    for (const size of sizes) {
      const png = size.width === master ? drawn : await board.scale(drawn, { width: size.width });
      encode(png, size, path.join(target, picture.id + infix), scratch);
    }
    if (format === 'standard' && picture.hasOg)
      writeFileSync(path.join(target, `${picture.id}-og.jpg`), await board.scale(drawn, { ...og, type: 'image/jpeg' }));
  }
}

/** The catalogue for readers that do not run this code: the seeding, above all. */
function writeCatalogue() {
  const entries = pictures.map(({ id, scene, palette, kind, hasWide, hasOg, alt }) => [
    id,
    { scene, palette, kind, hasWide, hasOg, alt },
  ]);
  writeFileSync(path.join(here, 'catalogue.json'), `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}

async function main(args) {
  const force = args.includes('--force');
  const previewAt = args.indexOf('--preview');
  const preview = previewAt >= 0 ? path.resolve(args[previewAt + 1]) : null;
  const wanted = args.filter((arg, i) => !arg.startsWith('--') && (previewAt < 0 || i !== previewAt + 1));
  const unknown = wanted.filter((id) => id !== 'icons' && !pictures.some((picture) => picture.id === id));
  if (unknown.length > 0) throw new Error(`Not in the catalogue: ${unknown.join(', ')}.`);
  const chosen = wanted.length > 0 ? pictures.filter(({ id }) => wanted.includes(id)) : pictures;

  if (preview) {
    mkdirSync(preview, { recursive: true });
    const board = await openBoard();
    for (const picture of chosen)
      for (const { format, infix } of outputsOf(picture))
        writeFileSync(
          path.join(preview, `${picture.id}${infix}.png`),
          await board.draw(drawPicture(picture, format, { width: format === 'poster' ? 360 : 640 })),
        );
    return board.close();
  }

  requireTool('avifenc', 'libavif-bin');
  requireTool('cwebp', 'webp');
  mkdirSync(target, { recursive: true });
  writeCatalogue();
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const stale = chosen.filter(
    (picture) =>
      force ||
      manifest[picture.id] !== fingerprint(picture) ||
      filesOf(picture).some((file) => !existsSync(path.join(target, file))),
  );
  const iconsPrint = createHash('sha256').update(JSON.stringify(icons)).digest('hex').slice(0, 16);
  const iconsStale =
    force || manifest.icons !== iconsPrint || icons.some(({ file }) => !existsSync(path.resolve(target, file)));
  const withIcons = iconsStale && (wanted.length === 0 || wanted.includes('icons'));
  if (stale.length === 0 && !withIcons) return console.log('Everything is up to date.');

  const scratch = mkdtempSync(path.join(tmpdir(), 'art-'));
  const board = await openBoard();
  try {
    if (withIcons) {
      for (const { file, svg, png } of icons)
        writeFileSync(path.resolve(target, file), png ? await board.draw(svg, { transparent: true }) : svg);
      manifest.icons = iconsPrint;
      writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
    }
    for (const [i, picture] of stale.entries()) {
      await render(picture, board, scratch);
      makeRenditions({ names: outputsOf(picture).map(({ infix }) => picture.id + infix), force: true });
      manifest[picture.id] = fingerprint(picture);
      writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
      console.log(`${i + 1}/${stale.length} ${picture.id}`);
    }
  } finally {
    await board.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
