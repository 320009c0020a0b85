import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { RENDITION_WIDTHS } from '@first-show/domain/media/picture-address';
import { processPicture } from '../../functions/src/features/media/process-picture.ts';
import type { Bench } from './lib/bench.ts';

const PICTURES = 200;
/**
 * Number of different photos. Each photo is used several times, which does not affect the figures,
 * because no result is cached.
 */
const PHOTOS = 10;
const SECONDS_MAX = 4;
const MEMORY_MAX_MB = 512;

/**
 * Measures our picture pipeline in turn with sharp called directly, with the same sizes and
 * settings. The direct calls make no JPEG and no placeholder.
 */
export const bench: Bench = {
  summary: `${PICTURES} photos of 12 megapixels through the pipeline: seconds, memory and bytes, beside sharp called directly`,
  needs: 'nothing',
  async run({ step }) {
    step(`Making ${PHOTOS} photos …`);
    const photos = await makePhotos();
    step(`${PICTURES} photos through the pipeline, in turn with sharp alone …`);
    const ours: number[] = [];
    const floor: number[] = [];
    let bytes = 0;
    let peak = 0;
    for (let index = 0; index < PICTURES; index += 1) {
      const source = photos[index % PHOTOS] as Buffer;
      ours.push(
        await secondsOf(async () => {
          const processed = await processPicture(source, 'image/jpeg');
          if (!processed.ok) throw new Error(processed.error.message);
          bytes += processed.value.renditions.reduce((sum, one) => sum + one.bytes.byteLength, 0);
        }),
      );
      floor.push(await secondsOf(() => sharpAlone(source)));
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    const seconds = (value: number): string => `${value.toFixed(2)} s`;
    const peakMegabytes = peak / 1e6;
    return [
      {
        what: 'a photo, median',
        measured: seconds(median(ours)),
        goal: `≤ ${SECONDS_MAX} s`,
        isMet: median(ours) <= SECONDS_MAX,
      },
      { what: 'a photo, slowest', measured: seconds(Math.max(...ours)) },
      { what: 'sharp alone, median', measured: seconds(median(floor)) },
      { what: 'pipeline to sharp alone', measured: `${(median(ours) / median(floor)).toFixed(2)} ×` },
      { what: 'all photos', measured: seconds(ours.reduce((sum, one) => sum + one, 0)) },
      {
        what: 'memory at most, sharp alone included',
        measured: `${Math.round(peakMegabytes)} MB`,
        goal: `≤ ${MEMORY_MAX_MB} MB`,
        isMet: peakMegabytes <= MEMORY_MAX_MB,
      },
      { what: 'all sizes of a photo', measured: `${Math.round(bytes / PICTURES / 1000)} KB` },
    ];
  },
};

/**
 * Creates the photos in a separate process, because creating them takes more memory than the
 * measured code.
 */
async function makePhotos(): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pictures-'));
  try {
    await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('./lib/make-photos.ts', import.meta.url)),
      folder,
      String(PHOTOS),
    ]);
    return await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function sharpAlone(source: Buffer): Promise<void> {
  const { data, info } = await sharp(source).resize({ width: 1600 }).raw().toBuffer({ resolveWithObject: true });
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const avifs = async () => {
    for (const width of RENDITION_WIDTHS)
      await open().resize({ width }).avif({ quality: 45, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
  };
  const webps = async () => {
    for (const width of RENDITION_WIDTHS) await open().resize({ width }).webp({ quality: 72 }).toBuffer();
  };
  await Promise.all([avifs(), webps()]);
}
