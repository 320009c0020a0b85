import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the placeholder of a page-art file, such as 'about-wide', as a data URL; `null` if there
 * is none.
 */
export type PageArtPlaceholder = (file: string) => string | null;

/**
 * Maximum size of a placeholder in bytes. It is part of the document, where this size takes a
 * fiftieth of a second on the slowest connection.
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
