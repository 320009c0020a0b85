import type { Sharp } from 'sharp';
import type { FocalPoint } from '@first-show/domain/core/focal-point';
import { PICTURE_MAX_BYTES } from '@first-show/domain/core/limits';
import { libraryPicture } from '@first-show/domain/media/picture-address';
import { filesOf, type Deps } from '../../platform/deps.ts';
import { safeFetch } from '../../platform/net/safe-fetch.ts';

type Ports = Pick<Deps, 'files' | 'config'>;

const FETCH_TIMEOUT_MS = 5_000;
/**
 * Maximum number of pixels of a picture. The function may process an upload at the same time, and a
 * larger picture would not fit into its memory as well.
 */
const PIXELS_MAX = 20_000_000;

type Crop = { focus: FocalPoint; size: { width: number; height: number } };

/**
 * A picture as a data URL, cropped to exactly `size`. `null` if the file is broken or has too many
 * pixels.
 */
export async function cropPicture(bytes: Uint8Array, crop: Crop): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, pages: 1 }).autoOrient();
  const cropped = await cropAround(picture, crop).catch(() => null);
  return cropped === null ? null : `data:image/jpeg;base64,${cropped.toString('base64')}`;
}

/**
 * Crops like the CSS `object-fit: cover` with the focal point as `object-position`. The preview at
 * the desk uses the same CSS.
 */
async function cropAround(picture: Sharp, { focus, size }: Crop): Promise<Buffer> {
  const { autoOrient: original } = await picture.metadata();
  const scale = Math.max(size.width / original.width, size.height / original.height);
  const scaled = {
    width: Math.max(size.width, Math.round(original.width * scale)),
    height: Math.max(size.height, Math.round(original.height * scale)),
  };
  return picture
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      ...size,
      left: Math.round((scaled.width - size.width) * focus.x),
      top: Math.round((scaled.height - size.height) * focus.y),
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 92 })
    .toBuffer();
}

/**
 * The bytes of the picture at an address that is stored in an article or a film. `null` if they
 * cannot be loaded. Pictures of the library are in the file store. All others, including the site's
 * own pictures in `/art`, are fetched.
 */
export async function loadPicture({ files, config }: Ports, url: string): Promise<Uint8Array | null> {
  if (libraryPicture(url) !== null) return filesOf({ files }).read(url.slice(1));
  const address = URL.parse(url, config.siteUrl ?? undefined);
  if (address === null) return null;
  const fetched = await safeFetch(address.href, {
    timeoutMs: FETCH_TIMEOUT_MS,
    maxBytes: PICTURE_MAX_BYTES,
    // In the demo, also allow its own servers, whose addresses are private.
    allowHosts: config.isDemo
      ? [...config.feedHosts, ...(config.siteUrl === null ? [] : [hostOf(config.siteUrl)])]
      : [],
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
  });
  return fetched.ok ? fetched.value.bytes : null;
}

const hostOf = (origin: string): string => {
  const { hostname, port, protocol } = new URL(origin);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
};
