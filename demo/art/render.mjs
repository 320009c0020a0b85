// Draws the pictures of the catalogue. The pictures of stories and films go to demo/media, as the
// media library stores them. The pictures of pages go to web/public/art, and their placeholders to
// web/placeholders.
//
//   node demo/art/render.mjs                  everything that is not up to date
//   node demo/art/render.mjs marquee-news-1   only these ids, if they are not up to date
//   node demo/art/render.mjs --force …        also pictures that are up to date
//   node demo/art/render.mjs --preview <folder> [id …]   only small PNGs, to look at
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureId } from '../../functions/src/features/media/picture-id.ts';
import { processPicture } from '../../functions/src/features/media/process-picture.ts';
import { openBoard } from './browser.mjs';
import { pictures } from './catalogue.mjs';
import { drawPicture } from './draw.mjs';
import { icons } from './icons.mjs';
import { filesOf, libraryDrawings, og, outputsOf } from './outputs.mjs';

const here = import.meta.dirname;
const library = path.resolve(here, '../media');
const pages = path.resolve(here, '../../web/public/art');
const placeholders = path.resolve(here, '../../web/placeholders');
const manifestFile = path.join(here, 'manifest.json');
const libraryFile = path.join(here, 'library.json');

const isPage = ({ kind }) => kind === 'page';
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * A hash of everything that determines a picture's files: its drawings and its output sizes. A
 * picture with another hash than in manifest.json is drawn again.
 */
function fingerprint(picture) {
  const drawing = libraryDrawings[picture.kind];
  const outputs = isPage(picture) ? outputsOf(picture) : [{ ...drawing, master: drawing.width }];
  const drawings = outputs.map(({ format, master }) => drawPicture(picture, format, { width: master }));
  return createHash('sha256')
    .update(JSON.stringify([drawings, outputs, picture.hasOg && og]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Writes the renditions of a picture into the library. @returns the picture's entry in library.json
 */
async function renderForLibrary(picture, board) {
  const { format, width } = libraryDrawings[picture.kind];
  const png = await board.draw(drawPicture(picture, format, { width }));
  const processed = await processPicture(png, 'image/png');
  if (!processed.ok) throw new Error(processed.error.message);
  const { renditions, ...facts } = processed.value;
  const id = pictureId(png);
  const folder = path.join(library, id);
  mkdirSync(folder, { recursive: true });
  for (const one of renditions) writeFileSync(path.join(folder, `${one.width}.${one.format}`), one.bytes);
  const storedBytes = renditions.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const { scene, palette, kind, alt } = picture;
  return { scene, palette, kind, alt, media: { id, ...facts, largestWidth: width, storedBytes } };
}

async function renderForPages(picture, board) {
  for (const { format, master, infix, placeholder, sizes } of outputsOf(picture)) {
    const drawn = await board.draw(drawPicture(picture, format, { width: master }));
    const name = path.join(pages, picture.id + infix);
    for (const { width, avif, webp } of sizes) {
      const scaled = () => sharp(drawn).resize({ width });
      await scaled().avif({ quality: avif, effort: 4, chromaSubsampling: '4:2:0' }).toFile(`${name}-${width}.avif`);
      await scaled().webp({ quality: webp, smartSubsample: true }).toFile(`${name}-${width}.webp`);
    }
    // A very low quality is enough: flat paper shapes keep their edges even in files of 1 to 3 KB.
    await sharp(drawn)
      .resize({ width: placeholder })
      .avif({ quality: 10, effort: 7, chromaSubsampling: '4:2:0' })
      .toFile(path.join(placeholders, `${picture.id}${infix}.avif`));
    if (format === 'standard' && picture.hasOg)
      await sharp(drawn)
        .resize({ width: og.width, height: og.height })
        .jpeg({ quality: og.quality })
        .toFile(`${name}-og.jpg`);
  }
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
      for (const { format, infix = '' } of isPage(picture) ? outputsOf(picture) : [libraryDrawings[picture.kind]])
        writeFileSync(
          path.join(preview, `${picture.id}${infix}.png`),
          await board.draw(drawPicture(picture, format, { width: format === 'poster' ? 360 : 640 })),
        );
    return board.close();
  }

  for (const folder of [library, pages, placeholders]) mkdirSync(folder, { recursive: true });
  const manifest = readJson(manifestFile);
  const known = readJson(libraryFile);
  const hasFiles = (picture) =>
    isPage(picture)
      ? filesOf(picture).every((file) => existsSync(path.join(pages, file)))
      : known[picture.id] !== undefined && existsSync(path.join(library, known[picture.id].media.id));
  const stale = chosen.filter(
    (picture) => force || manifest[picture.id] !== fingerprint(picture) || !hasFiles(picture),
  );
  const iconsPrint = createHash('sha256').update(JSON.stringify(icons)).digest('hex').slice(0, 16);
  const iconsStale =
    force || manifest.icons !== iconsPrint || icons.some(({ file }) => !existsSync(path.resolve(pages, file)));
  const withIcons = iconsStale && (wanted.length === 0 || wanted.includes('icons'));
  if (stale.length === 0 && !withIcons) return console.log('Everything is up to date.');

  const board = await openBoard();
  try {
    if (withIcons) {
      for (const { file, svg, png } of icons)
        writeFileSync(path.resolve(pages, file), png ? await board.draw(svg, { transparent: true }) : svg);
      manifest.icons = iconsPrint;
      writeJson(manifestFile, manifest);
    }
    for (const [i, picture] of stale.entries()) {
      if (isPage(picture)) await renderForPages(picture, board);
      else {
        const before = known[picture.id]?.media.id;
        known[picture.id] = await renderForLibrary(picture, board);
        // A changed drawing gets another id (a hash of its bytes), because browsers cache its URLs
        // for a year. So the folder of the former id is removed.
        if (before !== undefined && before !== known[picture.id].media.id)
          rmSync(path.join(library, before), { recursive: true, force: true });
        const inOrder = pictures.flatMap(({ id }) => (known[id] === undefined ? [] : [[id, known[id]]]));
        writeJson(libraryFile, Object.fromEntries(inOrder));
      }
      manifest[picture.id] = fingerprint(picture);
      writeJson(manifestFile, manifest);
      console.log(`${i + 1}/${stale.length} ${picture.id}`);
    }
  } finally {
    await board.close();
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
