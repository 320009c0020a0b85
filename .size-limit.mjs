// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of the built site. `npm test` sets WEB_BUILD to the folder of its own build. */
const web = process.env.WEB_BUILD ?? join(import.meta.dirname, 'web/dist');
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));

/**
 * @param {string[]} modules
 * @returns {string[]} the files of the chunks of these modules and of their static imports
 */
function chunksOf(modules) {
  /** @type {Set<string>} */
  const keys = new Set();
  /** @param {string} key */
  const add = (key) => {
    if (keys.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no chunk of ${key}.`);
    keys.add(key);
    manifest[key].imports?.forEach(add);
  };
  modules.forEach(add);
  return [...keys].map((key) => relative(import.meta.dirname, join(web, 'client', manifest[key]?.file ?? '')));
}

/** @param {string} id of a public page */
const page = (id) => ['src/app/start-client.tsx', `src/site/pages/${id}-page.tsx`];

export default [
  { name: 'article page: script until it is hydrated', path: chunksOf(page('article')), limit: '154 kB', brotli: true },
  { name: 'home page: script until it is hydrated', path: chunksOf(page('home')), limit: '173 kB', brotli: true },
  { name: 'film page: script until it is hydrated', path: chunksOf(page('movie')), limit: '174 kB', brotli: true },
  {
    name: 'article page: script until menu, share and reactions respond, with the toast',
    path: chunksOf([
      ...page('article'),
      'src/site/shell/site-menu.tsx',
      'src/site/share/share-menu.tsx',
      'src/shared/ui/toast/toaster.tsx',
    ]),
    limit: '180 kB',
    brotli: true,
  },
  {
    name: 'live listener, after idle',
    path: relative(import.meta.dirname, join(web, 'client/workers/*.js')),
    limit: '130 kB',
    brotli: true,
  },
];
