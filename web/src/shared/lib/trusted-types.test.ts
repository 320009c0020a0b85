import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
const load = () => import('./trusted-types.ts');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://first-show.test/article/a'));
});
afterEach(() => vi.unstubAllGlobals());

it('creates one policy, under the name that the pages allow', async () => {
  const createPolicy = vi.fn((_name: string, rules: Rules) => ({
    createHTML: (html: string) => `trusted ${rules.createHTML(html)}`,
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustSanitized, workerUrl } = await load();
  expect(trustSanitized('<p>Chai</p>')).toBe('trusted <p>Chai</p>');
  expect(workerUrl('/sw.js')).toBe('trusted /sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['first-show']);
});
it('returns plain strings in a browser without Trusted Types', async () => {
  const { trustSanitized, workerUrl } = await load();
  expect(trustSanitized('<p>Chai</p>')).toBe('<p>Chai</p>');
  expect(workerUrl('/workers/a.js')).toBe('/workers/a.js');
});
it('refuses a worker from another origin', async () => {
  const { workerUrl } = await load();
  for (const url of [
    'https://elsewhere.test/sw.js',
    '//elsewhere.test/sw.js',
    '/\\elsewhere.test',
    'data:,x',
    'blob:x',
  ])
    expect(() => workerUrl(url), url).toThrow('Not a script of ours');
});
