import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures for tests, valid and hostile ones, created on demand. */

type Rgb = { r: number; g: number; b: number };
export const RED: Rgb = { r: 200, g: 30, b: 40 };
export const BLUE: Rgb = { r: 20, g: 40, b: 180 };

/** A picture whose left half is red and right half blue. */
export const halves = (width = 800, height = 600): Sharp =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: RED } },
      left: 0,
      top: 0,
    },
  ]);

/**
 * A picture with as much detail as a photo, so that encoders take as long. Each `seed` gives
 * another picture.
 */
export async function photo(width: number, height: number, seed = 1): Promise<Buffer> {
  const circles = Array.from({ length: 80 }, (_, index) => {
    const at = index * 977 + seed * 131;
    return `<circle cx="${at % width}" cy="${(at * 7) % height}" r="${width / 60 + ((at * 3) % width) / 12}" fill="hsl(${at % 360},60%,50%)" opacity=".6"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="sky" x2="1" y2="1"><stop stop-color="#204"/><stop offset="1" stop-color="#fd8"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>${circles}</svg>`;
  const size = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const grain = await sharp({
    create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .blur(1.2)
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 92 })
    .toBuffer();
}

export const firstHalf = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.byteLength / 2));

/** Encodes a chunk of a PNG file: length, type, data and checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * A valid PNG of `side` × `side` black pixels: 40,000 × 40,000 are a file of 200 KB, and 1.6 GB
 * when decoded.
 */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The markup inside `polyglot`, which must not be in any rendition. */
export const PAYLOAD = '<script>alert("polyglot")</script>';

/** A valid PNG that is also an HTML page: it has markup in a text chunk and after the end. */
export async function polyglot(): Promise<Buffer> {
  const png = await halves().png().toBuffer();
  const headEnd = 8 + 25;
  const note = chunk('tEXt', Buffer.from(`Comment\0<html>${PAYLOAD}`, 'latin1'));
  return Buffer.concat([png.subarray(0, headEnd), note, png.subarray(headEnd), Buffer.from(PAYLOAD)]);
}

/** A photo with EXIF data: a location, a camera and a rotation by 90°. */
export const located = (): Promise<Buffer> =>
  halves(800, 600)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secret camera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 39/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const sixteenBit = (): Promise<Buffer> => halves().toColourspace('rgb16').png().toBuffer();

export const cmyk = (): Promise<Buffer> => halves().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();

/** An animation of two frames: red, then blue. */
export async function animated(): Promise<Buffer> {
  const frame = (background: Rgb) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame(RED), await frame(BLUE)], { join: { animated: true } })
    .webp({ delay: [100, 100], lossless: true })
    .toBuffer();
}
