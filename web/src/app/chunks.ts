/** The fields of Vite's manifest that are used here. */
export type ClientManifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** Modules by route id, for the routes whose module is not `pages/{id}-page.tsx`. */
const routeModules: Record<string, string> = {
  'moderation-desk': 'src/desk/shell/desk-frame.tsx',
  'content-desk': 'src/desk/shell/desk-frame.tsx',
};

const START = 'src/app/start-client.tsx';

/**
 * Addresses of the scripts that the page needs before it is interactive. `routeIds` are the ids of
 * the matched routes (`routes.tsx`, `desk-door.tsx`); an id without a module adds nothing. Each
 * script appears once: the entry first, then every other script after its imports.
 * `entry-client.ts` evaluates the scripts in this order.
 */
export function scriptsOf(manifest: ClientManifest, routeIds: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    files.add(`/${chunk.file}`);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry === true) files.add(`/${chunk.file}`);
  for (const id of routeIds) add(routeModules[id] ?? `src/site/pages/${id}-page.tsx`);
  add(START);
  return [...files];
}
