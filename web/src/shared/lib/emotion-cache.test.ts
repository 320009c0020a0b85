import { serializeStyles } from '@emotion/serialize';
import { expect, it } from 'vitest';
import { createEmotionCache, criticalStyleTag } from './emotion-cache.ts';

function cacheWith(...styles: string[]) {
  const cache = createEmotionCache();
  cache.compat = true;
  const names = styles.map((text) => {
    const serialized = serializeStyles([text]);
    const name = `fs-${serialized.name}`;
    cache.registered[name] = serialized.styles;
    cache.insert(`.${name}`, serialized, cache.sheet, true);
    return name;
  });
  return { cache, names };
}

it('prefixes only what Safari needs', () => {
  const { cache, names } = cacheWith(
    'display:flex;user-select:none;text-decoration:underline;',
    'text-decoration:underline 2px;mask:none;',
  );
  const tag = criticalStyleTag(cache, names.join(' '));
  expect(tag).toContain('{display:flex;-webkit-user-select:none;user-select:none;text-decoration:underline;}');
  expect(tag).toContain(
    '{-webkit-text-decoration:underline 2px;text-decoration:underline 2px;-webkit-mask:none;mask:none;}',
  );
});

it('has the styles of a page without classes that its markup does not use', () => {
  const { cache, names } = cacheWith('color:red;', 'color:blue;');
  const tag = criticalStyleTag(cache, `<p class="${names[1]}">text</p>`);
  expect(tag).toBe(`<style data-critical="${names[1]?.slice(3)}">.${names[1]}{color:blue;}</style>`);
});
