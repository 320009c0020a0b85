import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { SHARE_CARD } from '@first-show/domain/pages/page-meta';
import { memoizeAsync } from '../../platform/cache/memoize-async.ts';
import { cardLayout } from './card-layout.ts';
import type { ShareCard } from './share-card.ts';

/** Maximum bytes of a card, because messengers ignore larger pictures. */
export const CARD_MAX_BYTES = 300_000;
/** JPEG qualities to try. The first one within the limit is used, or the last one. */
const JPEG_QUALITIES = [84, 72, 60, 45] as const;

const fontFiles = [
  { name: 'Eczar', weight: 800, file: 'eczar/files/eczar-latin-800-normal.woff' },
  { name: 'Eczar Ext', weight: 800, file: 'eczar/files/eczar-latin-ext-800-normal.woff' },
  { name: 'Eczar Devanagari', weight: 800, file: 'eczar/files/eczar-devanagari-800-normal.woff' },
  { name: 'Anek', weight: 600, file: 'anek-latin/files/anek-latin-latin-600-normal.woff' },
  { name: 'Anek', weight: 800, file: 'anek-latin/files/anek-latin-latin-800-normal.woff' },
  { name: 'Anek Ext', weight: 600, file: 'anek-latin/files/anek-latin-latin-ext-600-normal.woff' },
] as const;

const { resolve } = createRequire(import.meta.url);

/** The same array for every card, because satori caches parsed fonts by array. */
const loadFonts = memoizeAsync((): Promise<Font[]> =>
  Promise.all(
    fontFiles.map(async ({ file, ...font }) => ({
      ...font,
      style: 'normal' as const,
      data: await readFile(resolve(`@fontsource/${file}`)),
    })),
  ),
);

/**
 * Draws a card as JPEG. Satori lays it out and converts the text, including Hindi, to paths. Resvg
 * draws the paths, so it needs no fonts. `picture` is as in `cardLayout`. The libraries are loaded
 * for the first card.
 */
export async function drawCard(card: ShareCard, picture: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, { default: satori }, { renderAsync }, { default: sharp }] = await Promise.all([
    loadFonts(),
    import('satori'),
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  // Do not cache operations: every card has other pixels, so a cache would only take memory.
  sharp.cache(false);
  const svg = await satori(cardLayout(card, picture), { ...SHARE_CARD, fonts });
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const raw = { ...SHARE_CARD, channels: 4 } as const;
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    jpeg = await sharp(pixels, { raw }).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= CARD_MAX_BYTES) break;
  }
  return new Uint8Array(jpeg);
}
