import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const textOf = (name: string): string => readFileSync(join(here, name), 'utf8');

/**
 * The packages that are loaded together with a file, because its modules import them statically.
 */
async function packagesOf(name: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(here, name)],
    bundle: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    splitting: true,
    metafile: true,
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@first-show/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined)?.[0] ?? '';
  const found = new Set<string>();
  const visit = (file: string): void => {
    for (const { path, external, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement') continue;
      if (external !== true) visit(path);
      else if (!path.startsWith('node:')) found.add(path);
    }
  };
  visit(entry);
  return [...found].sort();
}

describe('the exported functions', () => {
  it('are exactly the exports of the four files that index.ts loads lazily', () => {
    const listed = [...textOf('index.ts').matchAll(/^export const (\w+) = (\w+)\?\.(\w+);$/gm)].map(
      ([, name, from, of]) => ({ name, from, of }),
    );
    expect(listed.every(({ name, of }) => name === of)).toBe(true);
    const background = [...textOf('background-functions.ts').matchAll(/export \{([^}]*)\}/g)].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
    );
    const declared = ['page', 'api', 'media', ...background];
    const exported = listed.map(({ name = '' }) => name);
    expect(declared.filter((name) => !exported.includes(name))).toEqual([]);
    expect(exported.filter((name) => !declared.includes(name))).toEqual([]);
  });
});

it('every function has a maximum number of instances, which bounds the bill', async () => {
  const files = ['page-function', 'api-function', 'media-function', 'background-functions'];
  const modules = (await Promise.all(files.map((name) => import(join(here, `${name}.ts`))))) as Record<
    string,
    { __endpoint: { maxInstances: unknown } }
  >[];
  const functions = modules.flatMap((module) => Object.entries(module));
  expect(functions.length).toBeGreaterThan(10);
  const unbounded = functions.filter(([, { __endpoint }]) => typeof __endpoint.maxInstances !== 'number');
  expect(unbounded.map(([name]) => name)).toEqual([]);
});

describe('a cold start', () => {
  it('of the page function loads only the packages in this list', async () => {
    expect(await packagesOf('page-function.ts')).toEqual([
      '@hono/node-server',
      'date-fns/addMonths',
      'date-fns/formatISO',
      'date-fns/parseISO',
      'firebase-admin/app',
      'firebase-admin/firestore',
      'firebase-functions',
      'firebase-functions/v2/https',
      'hono',
      'hono/etag',
      'hono/secure-headers',
      'lru-cache',
      'rate-limiter-flexible',
      'sanitize-html',
      'zod',
    ]);
  });
  it('of the API function loads no package that only a language model or the embedded summariser needs', async () => {
    const packages = await packagesOf('api-function.ts');
    expect(packages.filter((name) => /^(ai|@ai-sdk|wink)/.test(name))).toEqual([]);
  });
  it('of any function loads no package that processes or stores pictures', async () => {
    for (const name of ['page', 'api', 'media', 'background'])
      expect(
        (await packagesOf(name === 'background' ? 'background-functions.ts' : `${name}-function.ts`)).filter((one) =>
          /^(sharp|firebase-admin\/storage|@google-cloud)/.test(one),
        ),
      ).toEqual([]);
  });
});
