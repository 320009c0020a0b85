// One PNG to one AVIF, the same way for every picture.
import { execFileSync } from 'node:child_process';

/** `cqLevel` 0 (best) to 63; `speed` 0 (slowest, smallest) to 10. Needs `avifenc`. */
export function encodeAvif(png, file, { speed, cqLevel }) {
  const args = [
    '--jobs',
    '1',
    '--speed',
    String(speed),
    '--min',
    '0',
    '--max',
    '63',
    '-a',
    'end-usage=q',
    '-a',
    `cq-level=${cqLevel}`,
    '--yuv',
    '420',
  ];
  execFileSync('avifenc', [...args, png, file], { stdio: 'ignore' });
}
