import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the small rendition of a picture as a data URL, by the name of the large picture (for
 * library pictures by the id); `null` if there is none.
 */
export type Rendition = (name: string) => string | null;

/**
 * Bytes of a rendition that a document may contain for its first paint. On the slowest connection
 * this takes a fiftieth of a second.
 */
export const RENDITION_MAX_BYTES = 5_000;

/**
 * The renditions in a folder, created by `demo/art/renditions.mjs`. Each is read once, on first
 * use. Files above the size limit are ignored.
 */
export function renditionsIn(folder: URL): Rendition {
  const kept = new Map<string, string | null>();
  return (name) => {
    let address = kept.get(name);
    if (address === undefined) {
      address = read(new URL(`${name}.avif`, folder));
      kept.set(name, address);
    }
    return address;
  };
}

function read(file: URL): string | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  return bytes.byteLength > RENDITION_MAX_BYTES ? null : `data:image/avif;base64,${bytes.toString('base64')}`;
}
