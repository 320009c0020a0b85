/** The fields of Vite's manifest that are used here. */
export type ClientManifest = Record<string, { file: string; imports?: string[] }>;

const deskModules = ['src/desk/shell/desk-frame.tsx', 'src/desk/shell/desk-routes.tsx'];
/** Modules by route id, for the routes whose module is not `pages/{id}-page.tsx`. */
const routeModules: Record<string, string[]> = { 'moderation-desk': deskModules, 'content-desk': deskModules };

const START = 'src/app/start-client.tsx';

/**
 * Addresses of the scripts that the page needs before it is interactive. `routeIds` are the ids of
 * the matched routes (`routes.tsx`, `desk-door.tsx`); an id without a module adds nothing. Each
 * script appears once and after its imports, so `start-client.tsx` is the last. The inline script
 * (`inline-script.ts`) evaluates them in this order.
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
  for (const id of routeIds) for (const key of routeModules[id] ?? [`src/site/pages/${id}-page.tsx`]) add(key);
  add(START);
  return [...files];
}
