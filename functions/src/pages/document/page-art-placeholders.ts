import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the placeholder of a file of the page art, such as 'about-wide', as a data URL; `null` if
 * the file has none.
 */
export type PageArtPlaceholder = (file: string) => string | null;

/**
 * Maximum bytes of a placeholder. It is part of the document, and delays everything after it on a
 * slow connection.
 */
export const PLACEHOLDER_MAX_BYTES = 5_000;

/**
 * The placeholders in a folder, made by `demo/art/render.mjs`. Each file is read once, when it is
 * first used. Files over the size limit are ignored.
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
