/** The part of Vite's manifest that matters here. */
export type ClientManifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** Modules of routes whose module is not `pages/{id}-page.tsx`. */
const routeModules: Record<string, string> = { 'moderation-desk': 'src/app/desks/desk-frame.tsx', 'content-desk': 'src/app/desks/desk-frame.tsx' };

/**
 * Addresses of the scripts that the routes with these ids need before they respond, each once: the entry, the chunks that it imports,
 * then the routes' own. Route ids are those of `routes.tsx`.
 */
export function scriptsOf(manifest: ClientManifest, routeIds: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of Object.keys(manifest)) if (manifest[key]?.isEntry === true) add(key);
  for (const id of routeIds) add(routeModules[id] ?? `src/app/pages/${id}-page.tsx`);
  return [...files];
}
