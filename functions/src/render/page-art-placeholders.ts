import { existsSync, readFileSync } from 'node:fs';

/**
 * The placeholder of a file of page art as a data URL, e.g. of 'about-wide'; `null` without one.
 */
export type PageArtPlaceholder = (file: string) => string | null;

/**
 * The largest placeholder that a document may contain for its first paint: it takes a fiftieth of a
 * second on the slowest connection.
 */
export const PLACEHOLDER_MAX_BYTES = 5_000;

/**
 * The placeholders in a folder, made by `demo/art/render.mjs`. Each is read once, on first use.
 * Files over the size limit are ignored.
 */
export function placeholdersIn(folder: URL): PageArtPlaceholder {
  const kept = new Map<string, string | null>();
  return (file) => {
    let address = kept.get(file);
    if (address === undefined) {
      address = read(new URL(`${file}.avif`, folder));
      kept.set(file, address);
    }
    return address;
  };
}

function read(file: URL): string | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  return bytes.byteLength > PLACEHOLDER_MAX_BYTES ? null : `data:image/avif;base64,${bytes.toString('base64')}`;
}
