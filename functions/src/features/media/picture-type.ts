import { fail, ok, type Result } from '@first-show/domain/core/result';

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

/** The accepted media types. `image/jpg` is not a registered type, but common. */
const TYPES: ReadonlyMap<string, PictureType> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/jpg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);
const HEIC = /^image\/hei[cf](?:-sequence)?$/;
/** Servers send this type for files whose type they do not know. */
const UNKNOWN_TYPE = 'application/octet-stream';

const names: Record<PictureType, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' };
const TAKEN = 'Please choose a JPEG, PNG, WebP or AVIF picture';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The type according to the first bytes; `null` for an unknown one. 'heic' is not accepted, but
 * gets its own error message.
 */
function sniff(bytes: Uint8Array): PictureType | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) !== 'ftyp') return null;
  // The box `ftyp` consists of its length, its name, the major brand, a version and the compatible
  // brands.
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = ascii(bytes, 8, Math.min(length, 64)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/**
 * The type of a picture by its first bytes. Errors: 400 for an empty file; 415 for a type that is
 * not accepted, or that differs from the declared media type. Without a declared type, the bytes
 * decide.
 */
export function pictureType(bytes: Uint8Array, contentType: string | null): Result<PictureType> {
  if (bytes.byteLength === 0) return fail({ status: 400, message: 'The file is empty' });
  const declared = (contentType ?? UNKNOWN_TYPE).split(';')[0]?.trim().toLowerCase() ?? '';
  const found = sniff(bytes);
  if (HEIC.test(declared) || found === 'heic')
    return fail({ status: 415, message: 'HEIC pictures cannot be read here. Please save the picture as JPEG first' });
  const expected = TYPES.get(declared);
  if (expected === undefined && declared !== UNKNOWN_TYPE) return fail({ status: 415, message: TAKEN });
  if (found === null)
    return fail({
      status: 415,
      message: expected === undefined ? TAKEN : `This file is named as ${names[expected]}, but it is no such picture`,
    });
  if (expected !== undefined && expected !== found)
    return fail({
      status: 415,
      message: `This file is named as ${names[expected]}, but it is a ${names[found]} picture`,
    });
  return ok(found);
}
