// @ts-check
/**
 * Bundles the functions into one folder, from which Firebase deploys them. The folder contains our
 * code (with `domain`) in `index.js` and the files that `index.js` loads lazily, the web app's
 * self-contained renderer in `web/`, the placeholders of the page art in `placeholders/`, and a
 * package.json and package-lock.json with the exact versions of the external packages.
 *
 * node functions/build.mjs [--out functions/dist] [--web web/dist]
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { lockFileFor } from './lock-file.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const { values } = parseArgs({ options: { out: { type: 'string' }, web: { type: 'string' } } });
const out = resolve(values.out ?? join(here, 'dist'));
const web = resolve(values.web ?? join(root, 'web/dist'));

/**
 * @param {string} file
 * @returns {{ name: string, version: string, dependencies?: Record<string, string> }}
 */
const readPackage = (file) => JSON.parse(readFileSync(file, 'utf8'));
const own = readPackage(join(here, 'package.json'));
const workspaces = new Set(
  ['domain', 'functions', 'web'].map((folder) => readPackage(join(root, folder, 'package.json')).name),
);
// Leave out the workspaces. npm fetches every package that the deployed package.json names from the
// public registry, where anybody may own the name of a workspace.
const outside = Object.keys(own.dependencies ?? {}).filter((name) => !workspaces.has(name));

/** @param {string} name */
function installedVersion(name) {
  const file = [join(here, 'node_modules', name), join(root, 'node_modules', name)]
    .map((folder) => join(folder, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${name} is not installed: run 'npm ci'.`);
  return readPackage(file).version;
}

mkdirSync(out, { recursive: true });
const isOurs = (/** @type {string} */ name) =>
  /\.js(\.map)?$/.test(name) || ['web', 'placeholders'].includes(name) || name.startsWith('package');
for (const name of readdirSync(out).filter(isOurs)) rmSync(join(out, name), { recursive: true, force: true });

await build({
  entryPoints: ['index', 'page-function', 'api-function', 'media-function', 'background-functions'].map((name) =>
    join(here, `src/${name}.ts`),
  ),
  outdir: out,
  bundle: true,
  // Put code that several bundles share into chunks beside them.
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  // List the external packages. `packages: 'external'` would also exclude the workspaces from the
  // bundle.
  external: [...outside, ...outside.map((name) => `${name}/*`), './web/*'],
  logLevel: 'warning',
});

if (existsSync(join(web, 'server'))) {
  cpSync(join(web, 'server'), join(out, 'web'), { recursive: true });
}

cpSync(join(root, 'web/placeholders'), join(out, 'placeholders'), { recursive: true });

const manifest = {
  name: 'first-show-functions',
  version: own.version,
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(outside.map((name) => [name, installedVersion(name)])),
};
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [name, content] of Object.entries({
  'package.json': manifest,
  'package-lock.json': lockFileFor(packages, manifest),
}))
  writeFileSync(join(out, name), `${JSON.stringify(content, null, 2)}\n`);
