/** The part of Vite's manifest that matters here. */
export type ClientManifest = Record<string, { file: string; name?: string; imports?: string[]; isEntry?: boolean }>;

/** Name of the chunk of `measure-early.ts`. */
export const EARLY_CHUNK = 'measure-early';

/** What the entry imports once its preloaded scripts are evaluated. */
const START = 'src/app/start-client.tsx';

/**
 * Addresses of the scripts that the pages with these ids need before they respond, each once: the entry first, then its chunks, the pages'
 * own and what the entry starts, each behind the chunks that it imports. In this order `entry-client.ts` evaluates them. Page ids are those
 * of `routes.tsx`.
 */
export function chunksOf(manifest: ClientManifest, pageIds: readonly string[]): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    files.add(`/${chunk.file}`);
  };
  if (entry !== undefined) {
    files.add(`/${manifest[entry]?.file}`);
    add(entry);
  }
  for (const id of pageIds) add(`src/app/pages/${id}-page.tsx`);
  add(START);
  return [...files];
}

/** Address of the script that runs as soon as it is there, of a client that has one. */
export function earlyScriptOf(manifest: ClientManifest): string | null {
  const chunk = Object.values(manifest).find(({ name }) => name === EARLY_CHUNK);
  return chunk === undefined ? null : `/${chunk.file}`;
}
