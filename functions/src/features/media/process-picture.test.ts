import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import {
  animated,
  BLUE,
  bomb,
  cmyk,
  firstHalf,
  halves,
  located,
  PAYLOAD,
  photo,
  polyglot,
  RED,
  sixteenBit,
} from '../../testing/pictures.ts';
import { processPicture, type ProcessedPicture, type Rendition } from './process-picture.ts';

async function processed(bytes: Uint8Array, type: string): Promise<ProcessedPicture> {
  const result = await processPicture(bytes, type);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
async function refused(bytes: Uint8Array, type: string): Promise<{ status: number; message: string }> {
  const result = await processPicture(bytes, type);
  if (result.ok) throw new Error('This picture should have been refused');
  return result.error;
}
const named = ({ renditions }: ProcessedPicture): string[] =>
  renditions.map(({ width, format }) => `${width}.${format}`).sort();
const rendition = ({ renditions }: ProcessedPicture, name: string): Rendition => {
  const found = renditions.find(({ width, format }) => `${width}.${format}` === name);
  if (found === undefined) throw new Error(`The fixture ${name} is missing`);
  return found;
};
/** The colour at a position, given as fractions of width and height. */
async function colourAt({ bytes }: Rendition, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1];
}
const isNear = (colour: number[], { r, g, b }: typeof RED, off = 30): boolean =>
  [r, g, b].every((part, index) => Math.abs(part - (colour[index] ?? -999)) <= off);

// Allow more time, because the encoders share two cores with the other test files.
vi.setConfig({ testTimeout: 40_000 });

describe('the renditions of a picture', () => {
  it('are five widths in two formats, and one JPEG', async () => {
    const picture = await processed(await photo(2000, 1500), 'image/jpeg');
    expect(picture).toMatchObject({ width: 2000, height: 1500 });
    expect(named(picture)).toEqual(
      [...[360, 480, 736, 1200, 1600].flatMap((width) => [`${width}.avif`, `${width}.webp`]), '1200.jpg'].sort(),
    );
    for (const { width, format, bytes } of picture.renditions) {
      const header = await sharp(bytes).metadata();
      expect(header).toMatchObject({ width, height: (width * 3) / 4, space: 'srgb' });
      expect(header.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    }
  });
  it('are never larger than the original', async () => {
    const picture = await processed(await halves(500, 400).png().toBuffer(), 'image/png');
    expect(named(picture)).toEqual(
      ['360.avif', '360.webp', '480.avif', '480.webp', '500.avif', '500.jpg', '500.webp'].sort(),
    );
    expect(named(await processed(await halves(40, 30).png().toBuffer(), 'image/png'))).toEqual([
      '40.avif',
      '40.jpg',
      '40.webp',
    ]);
  });
  it('stay small for a picture of one pixel and for a tall strip', async () => {
    expect(named(await processed(await halves(1, 1).png().toBuffer(), 'image/png'))).toContain('1.webp');
    const strip = await processed(await halves(400, 16_000).jpeg().toBuffer(), 'image/jpeg');
    expect(strip).toMatchObject({ width: 400, height: 16_000 });
    expect(named(strip)).toEqual(['80.avif', '80.jpg', '80.webp']);
  });
  it('have a placeholder of at most 4 KB and the dominant colour', async () => {
    const { placeholder } = await processed(await photo(1600, 1200), 'image/jpeg');
    const bytes = Buffer.from(placeholder.replace('data:image/avif;base64,', ''), 'base64');
    expect(bytes.byteLength).toBeLessThanOrEqual(4_000);
    expect(bytes.byteLength).toBeGreaterThan(1_000);
    expect((await sharp(bytes).metadata()).format).toBe('heif');
    const red = await processed(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: RED } })
        .png()
        .toBuffer(),
      'image/png',
    );
    const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(red.dominantColor) ?? [];
    expect(
      isNear(
        [r, g, b].map((part) => Number.parseInt(part, 16)),
        RED,
      ),
    ).toBe(true);
  });
  it('have a placeholder that covers the hero of a phone, also for a wide picture', async () => {
    const sizeOf = async (width: number, height: number) => {
      const { placeholder } = await processed(await halves(width, height).jpeg().toBuffer(), 'image/jpeg');
      const { info } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).toBuffer({
        resolveWithObject: true,
      });
      return [info.width, info.height];
    };
    expect(await sizeOf(1600, 1200)).toEqual([480, 360]);
    expect(await sizeOf(1600, 900)).toEqual([578, 325]);
    expect(await sizeOf(1600, 400)).toEqual([736, 184]);
    expect(await sizeOf(400, 300)).toEqual([400, 300]);
  });
  it('are made from every accepted format, and from a JPEG with a common wrong media type', async () => {
    for (const [type, bytes] of [
      ['image/jpeg', await halves().jpeg().toBuffer()],
      ['image/jpg', await halves().jpeg().toBuffer()],
      ['image/png; charset=binary', await halves().png().toBuffer()],
      ['image/webp', await halves().webp().toBuffer()],
      ['image/avif', await halves().avif({ effort: 0 }).toBuffer()],
      ['application/octet-stream', await halves().jpeg().toBuffer()],
    ] as const)
      expect(await processed(bytes, type), type).toMatchObject({ width: 800, height: 600 });
  });
});

describe('processing a picture', () => {
  it('removes hidden data: location, camera, comments, and bytes after the end', async () => {
    for (const [bytes, type] of [
      [await located(), 'image/jpeg'],
      [await polyglot(), 'image/png'],
    ] as const) {
      expect(Buffer.from(bytes).toString('latin1')).toMatch(/Secret camera|polyglot/);
      const picture = await processed(bytes, type);
      for (const one of picture.renditions) {
        const header = await sharp(one.bytes).metadata();
        expect([header.exif, header.xmp, header.iptc, header.icc, header.comments]).toEqual(
          Array.from({ length: 5 }, () => undefined),
        );
        const text = Buffer.from(one.bytes).toString('latin1');
        for (const hidden of ['Secret camera', 'GPS', PAYLOAD, '<html>']) expect(text).not.toContain(hidden);
      }
    }
  });
  it('rotates the picture by its EXIF data', async () => {
    const picture = await processed(await located(), 'image/jpeg');
    expect(picture).toMatchObject({ width: 600, height: 800 });
    // The left half was red, so the top half is red after a clockwise rotation.
    const turned = rendition(picture, '600.webp');
    expect(isNear(await colourAt(turned, 0.5, 0.1), RED)).toBe(true);
    expect(isNear(await colourAt(turned, 0.5, 0.9), BLUE)).toBe(true);
  });
  it('keeps the colours of 16-bit and CMYK pictures', async () => {
    for (const [bytes, type, off] of [
      [await sixteenBit(), 'image/png', 20],
      [await cmyk(), 'image/jpeg', 60],
    ] as const) {
      const picture = await processed(bytes, type);
      for (const format of ['avif', 'webp', 'jpg']) {
        const one = rendition(picture, `800.${format}`);
        expect(isNear(await colourAt(one, 0.2, 0.5), RED, off), `${type} ${format}`).toBe(true);
        expect(isNear(await colourAt(one, 0.8, 0.5), BLUE, off), `${type} ${format}`).toBe(true);
      }
    }
  });
  it('keeps the first frame of an animation', async () => {
    const picture = await processed(await animated(), 'image/webp');
    expect(picture).toMatchObject({ width: 400, height: 300 });
    for (const one of picture.renditions) {
      expect((await sharp(one.bytes).metadata()).pages ?? 1).toBe(1);
      expect(isNear(await colourAt(one, 0.5, 0.5), RED)).toBe(true);
    }
  });
  it('puts white behind transparent pixels', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await colourAt(rendition(await processed(clear, 'image/png'), '50.webp'), 0.5, 0.5)).toEqual([
      255, 255, 255,
    ]);
  });
});

describe('processing refuses a file that', () => {
  it('has 1,600 megapixels, before any pixel is decoded', async () => {
    const bytes = bomb(40_000);
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    const began = performance.now();
    expect(await refused(bytes, 'image/png')).toEqual({
      status: 413,
      message: 'The picture has 1,600 megapixels. At most 50 can be read',
    });
    expect(performance.now() - began).toBeLessThan(3_000);
  });
  it('is truncated, in every format', async () => {
    for (const [type, bytes] of [
      ['image/jpeg', await photo(800, 600)],
      [
        'image/png',
        await sharp(await photo(800, 600))
          .png()
          .toBuffer(),
      ],
      [
        'image/webp',
        await sharp(await photo(800, 600))
          .webp()
          .toBuffer(),
      ],
      [
        'image/avif',
        await sharp(await photo(800, 600))
          .avif({ effort: 0 })
          .toBuffer(),
      ],
    ] as const) {
      expect(await refused(firstHalf(bytes), type), type).toMatchObject({ status: 400 });
      expect(await refused(bytes.subarray(0, 20), type), type).toMatchObject({ status: 400 });
    }
  });
  it('is empty, or larger than 15 MB', async () => {
    expect(await refused(new Uint8Array(), 'image/jpeg')).toEqual({ status: 400, message: 'The file is empty' });
    const large = Buffer.alloc(15 * 1024 * 1024 + 1, await halves().jpeg().toBuffer());
    expect(await refused(large, 'image/jpeg')).toEqual({ status: 413, message: 'The picture is over 15 MB' });
  });
  it('has bytes that contradict its type', async () => {
    const png = await halves().png().toBuffer();
    expect(await refused(png, 'image/jpeg')).toEqual({
      status: 415,
      message: 'This file is named as JPEG, but it is a PNG picture',
    });
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'GIF89a/*', '<!doctype html>', 'BM'])
      expect(await refused(Buffer.from(text.padEnd(200)), 'image/png'), text).toMatchObject({ status: 415 });
  });
  it('is SVG, PDF, GIF, TIFF, HTML or HEIC, and says which type to choose', async () => {
    for (const type of ['image/svg+xml', 'application/pdf', 'image/gif', 'image/tiff', 'text/html'])
      expect(await refused(await halves().png().toBuffer(), type), type).toEqual({
        status: 415,
        message: 'Please choose a JPEG, PNG, WebP or AVIF picture',
      });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    for (const type of ['image/heic', 'image/jpeg', 'application/octet-stream'])
      expect((await refused(heic, type)).message, type).toMatch(/^HEIC pictures cannot be read here/);
  });
});
