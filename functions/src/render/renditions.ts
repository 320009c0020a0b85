import { existsSync, readFileSync } from 'node:fs';

/**
 * A small picture as an address that carries it, by the name of the large one (of the library: its
 * id); `null` where there is none.
 */
export type Rendition = (name: string) => string | null;

/**
 * What a document may carry for the sake of its first paint: of the smallest line, a fiftieth of a
 * second.
 */
export const RENDITION_MAX_BYTES = 5_000;

/**
 * The renditions in a folder, made by `demo/art/renditions.mjs`. Each is read once, when the first
 * page wants it. A larger file than allowed is none.
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
