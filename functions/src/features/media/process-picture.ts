import type { Sharp, SharpOptions } from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { RenditionFormat } from '@first-show/domain/media/media.schema';
import { jpegWidth, RENDITION_WIDTHS, renditionWidths } from '@first-show/domain/media/picture-address';
import { pictureType } from './picture-type.ts';

export type Rendition = { width: number; format: RenditionFormat; bytes: Uint8Array };
export type ProcessedPicture = {
  /** Width and height of the original in pixels, after its EXIF rotation. */
  width: number;
  height: number;
  renditions: Rendition[];
  /** A tiny AVIF picture as a data URL. */
  placeholder: string;
  /** The dominant colour as '#rrggbb'. */
  dominantColor: string;
};

/** Loads the native library with the first picture, so that other calls do not wait for it. */
const loadSharp = async () => (await import('sharp')).default;
type SharpFactory = Awaited<ReturnType<typeof loadSharp>>;

const LARGEST_WIDTH = Math.max(...RENDITION_WIDTHS);
/** Limits the height too, because a tall strip would have millions of pixels at full width. */
const LARGEST_HEIGHT = 2 * LARGEST_WIDTH;

/**
 * Lower pixel limits for AVIF, whose decoder holds several copies: 49 megapixels took 980 MB, and
 * 12 megapixels in 12 bits 400 MB. All other formats stay below 400 MB at 50 megapixels.
 */
const AVIF_MAX_PIXELS = { in8Bits: 20_000_000, deeper: 12_000_000 } as const;

/**
 * AVIF 45 and WebP 72 show no difference from the original at arm's length. Effort 2 takes half the
 * time of effort 3, and 1 % more bytes.
 */
const AVIF = { quality: 45, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 72, effort: 4 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;
const encoders: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(AVIF),
  webp: (picture) => picture.webp(WEBP),
  jpg: (picture) => picture.jpeg(JPEG),
};

/** White behind transparent parts, so that pictures look the same in every format and theme. */
const BACKGROUND = '#ffffff';

/** Maximum bytes of a placeholder; see `docs/decisions/013-lead-picture-in-the-document.md`. */
const PLACEHOLDER_MAX_BYTES = 4_000;
/**
 * Size of a placeholder in pixels. An enlarged placeholder counts less for Largest Contentful
 * Paint, so a placeholder is as large as the hero picture on a phone: 480 px wide, and up to 736 px
 * for a flat picture.
 */
const PLACEHOLDER = { width: { min: 480, max: 736 }, height: 325 } as const;
/** Qualities to try in this order until the placeholder is small enough; then smaller widths. */
const PLACEHOLDER_QUALITIES = [30, 20, 12, 6];
const SMALLER_PLACEHOLDERS = [
  { width: 480, quality: 6 },
  { width: 360, quality: 6 },
  { width: 240, quality: 6 },
  { width: 160, quality: 6 },
  { width: 80, quality: 1 },
];

function placeholderSizes({ width, height }: { width: number; height: number }): { width: number; quality: number }[] {
  const { min, max } = PLACEHOLDER.width;
  const covering = Math.ceil((PLACEHOLDER.height * width) / height);
  const best = Math.min(max, Math.max(min, covering));
  return [...PLACEHOLDER_QUALITIES.map((quality) => ({ width: best, quality })), ...SMALLER_PLACEHOLDERS];
}

const BROKEN: Failure = { status: 400, message: 'This picture is broken or incomplete. Please save it again' };
const megapixels = (pixels: number): string => Math.round(pixels / 1e6).toLocaleString('en-US');

/**
 * Creates all renditions of an uploaded picture: rotated by its EXIF data, in sRGB, without
 * metadata, only the first frame of an animation. The file itself is not stored, so data hidden in
 * it is lost.
 *
 * Errors: 413 for too many bytes; 415 for an unknown format, or one that differs from its declared
 * type; 400 for too many pixels, or a broken file.
 */
export async function processPicture(bytes: Uint8Array, contentType: string | null): Promise<Result<ProcessedPicture>> {
  if (bytes.byteLength > PICTURE_MAX_BYTES)
    return fail({ status: 413, message: `The picture is over ${PICTURE_MAX_BYTES / 1024 / 1024} MB` });
  const type = pictureType(bytes, contentType);
  if (!type.ok) return type;

  const sharp = await loadSharp();
  sharp.cache(false);
  const measured = await measure(sharp, bytes);
  if (!measured.ok) return measured;
  const largest = await decode(sharp, bytes);
  if (!largest.ok) return largest;

  const { open, width, height } = largest.value;
  const renditions = await renderAll(open, width);
  const placeholder = await makePlaceholder({ open, width, height });
  const { dominant } = await open().stats();
  return ok({ ...measured.value, renditions, placeholder, dominantColor: hex(dominant) });
}

const readOptions: SharpOptions = {
  limitInputPixels: PICTURE_MAX_PIXELS,
  // 'error' also refuses truncated files. 'warning' would refuse photos that every browser shows.
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
};

/** Reads only the header, so that a decompression bomb is refused before any pixel is decoded. */
async function measure(sharp: SharpFactory, bytes: Uint8Array): Promise<Result<{ width: number; height: number }>> {
  const header = await sharp(bytes, { ...readOptions, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return fail(BROKEN);
  const { width, height } = header.autoOrient;
  if (width * height > PICTURE_MAX_PIXELS)
    return fail({
      status: 400,
      message: `The picture has ${megapixels(width * height)} megapixels. At most ${megapixels(PICTURE_MAX_PIXELS)} can be read`,
    });
  const pixelsMax = (header.bitsPerSample ?? 8) > 8 ? AVIF_MAX_PIXELS.deeper : AVIF_MAX_PIXELS.in8Bits;
  if (header.format === 'heif' && width * height > pixelsMax)
    return fail({
      status: 400,
      message: `AVIF pictures of more than ${megapixels(pixelsMax)} megapixels cannot be read. Please save it as JPEG`,
    });
  return ok({ width, height });
}

type Decoded = { open: () => Sharp; width: number; height: number };

/**
 * Decodes the picture once, at the largest size needed. Every rendition is made from these pixels.
 */
async function decode(sharp: SharpFactory, bytes: Uint8Array): Promise<Result<Decoded>> {
  try {
    const { data, info } = await sharp(bytes, readOptions)
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return ok({ width, height, open: () => sharp(data, { raw: { width, height, channels } }) });
  } catch {
    // Use our own message: the library's describes positions in the file, which do not help an
    // editor.
    return fail(BROKEN);
  }
}

/**
 * Runs two encoders at a time, one per core. All eleven at once would not be faster and would take
 * three times the memory.
 */
async function renderAll(open: () => Sharp, largestWidth: number): Promise<Rendition[]> {
  const one = async (width: number, format: RenditionFormat): Promise<Rendition> => {
    const resized = width === largestWidth ? open() : open().resize({ width });
    return { width, format, bytes: await encoders[format](resized).toBuffer() };
  };
  const inTurn = async (widths: readonly number[], format: RenditionFormat): Promise<Rendition[]> => {
    const made: Rendition[] = [];
    for (const width of widths) made.push(await one(width, format));
    return made;
  };
  const widths = renditionWidths(largestWidth);
  const [avifs, others] = await Promise.all([
    inTurn(widths, 'avif'),
    inTurn(widths, 'webp').then(async (webps) => [...webps, await one(jpegWidth(largestWidth), 'jpg')]),
  ]);
  return [...avifs, ...others];
}

async function makePlaceholder({ open, ...size }: Decoded): Promise<string> {
  let smallest: Buffer = Buffer.alloc(0);
  for (const { width, quality } of placeholderSizes(size)) {
    smallest = await open()
      .resize({ width: Math.min(width, size.width) })
      .avif({ quality, effort: AVIF.effort, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (smallest.byteLength <= PLACEHOLDER_MAX_BYTES) break;
  }
  return `data:image/avif;base64,${smallest.toString('base64')}`;
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
