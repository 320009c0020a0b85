/** The part of Vite's manifest that matters here. */
export type ClientManifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/**
 * Addresses of the scripts that the pages with these ids need before they respond: the entry's chunks and the pages' own, each once,
 * the entry first. Page ids are those of `routes.tsx`.
 */
export function chunksOf(manifest: ClientManifest, pageIds: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) add(key);
  for (const id of pageIds) add(`src/app/pages/${id}-page.tsx`);
  return [...files];
}
