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
  /** A small AVIF picture as a data URL, shown until a rendition has loaded. */
  placeholder: string;
  /** The dominant colour as '#rrggbb'. */
  dominantColor: string;
};

/**
 * Loads the native library only for the first picture, so that other calls of the API do not wait
 * for it.
 */
const loadSharp = async () => (await import('sharp')).default;
type SharpFactory = Awaited<ReturnType<typeof loadSharp>>;

const LARGEST_WIDTH = Math.max(...RENDITION_WIDTHS);
/** Also limit the height, because a tall strip would have millions of pixels at full width. */
const LARGEST_HEIGHT = 2 * LARGEST_WIDTH;

/**
 * Lower pixel limits for AVIF, because its decoder holds several copies of a picture. Measured: 980
 * MB of memory for 49 megapixels, and 400 MB for 12 megapixels with 12 bits. All other formats stay
 * below 400 MB at 50 megapixels.
 */
const AVIF_MAX_PIXELS = { in8Bits: 20_000_000, deeper: 12_000_000 } as const;

/**
 * AVIF with quality 45 and WebP with quality 72 look like the original at arm's length. AVIF with
 * effort 2 takes half the time of effort 3, for 1 % more bytes.
 */
const AVIF = { quality: 45, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 72, effort: 4 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;
const encoders: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(AVIF),
  webp: (picture) => picture.webp(WEBP),
  jpg: (picture) => picture.jpeg(JPEG),
};

/** White behind transparent pixels, so that a picture looks the same in every format and theme. */
const BACKGROUND = '#ffffff';

/** Maximum bytes of a placeholder; see `docs/decisions/013-lead-picture-in-the-document.md`. */
const PLACEHOLDER_MAX_BYTES = 4_000;
/**
 * Size of a placeholder in pixels. Browsers count an enlarged picture less for Largest Contentful
 * Paint, so a placeholder is as large as the hero picture on a phone: at least 480 px wide. The
 * placeholder of a wide picture is wider, up to 736 px, to reach a height of 325 px.
 */
const PLACEHOLDER = { width: { min: 480, max: 736 }, height: 325 } as const;
/**
 * Qualities to try, in this order, until the placeholder is small enough. If none is,
 * `SMALLER_PLACEHOLDERS` are tried.
 */
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
 * Creates the renditions of a picture, its placeholder and its dominant colour. Renditions are
 * rotated by the EXIF data, in sRGB, without metadata, and have only the first frame of an
 * animation. The file itself is not stored, so data hidden in it is lost.
 *
 * Errors: 413 for too many bytes or pixels; 415 for a format that is unknown or differs from the
 * declared type; 400 for an empty or broken file.
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
  // 'error' refuses truncated files. 'warning' would also refuse photos that every browser shows.
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
};

/**
 * The size of a picture by its header. A picture with too many pixels is refused here, before any
 * pixel is decoded.
 */
async function measure(sharp: SharpFactory, bytes: Uint8Array): Promise<Result<{ width: number; height: number }>> {
  const header = await sharp(bytes, { ...readOptions, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return fail(BROKEN);
  const { width, height } = header.autoOrient;
  if (width * height > PICTURE_MAX_PIXELS)
    return fail({
      status: 413,
      message: `The picture has ${megapixels(width * height)} megapixels. At most ${megapixels(PICTURE_MAX_PIXELS)} can be read`,
    });
  const pixelsMax = (header.bitsPerSample ?? 8) > 8 ? AVIF_MAX_PIXELS.deeper : AVIF_MAX_PIXELS.in8Bits;
  if (header.format === 'heif' && width * height > pixelsMax)
    return fail({
      status: 413,
      message: `AVIF pictures of more than ${megapixels(pixelsMax)} megapixels cannot be read. Please save it as JPEG`,
    });
  return ok({ width, height });
}

type Decoded = { open: () => Sharp; width: number; height: number };

/**
 * Decodes the picture once, at the largest size needed. All renditions are made from these pixels.
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
    // Do not use the message of the library: it names positions in the file, which do not help an
    // editor.
    return fail(BROKEN);
  }
}

/**
 * Runs two encoders at a time, one per core. To run all of them (up to eleven) at once would not be
 * faster, and would take three times the memory.
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
