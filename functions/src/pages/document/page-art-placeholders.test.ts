import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageArtFile } from '@first-show/domain/core/page-art';
import { PLACEHOLDER_MAX_BYTES, placeholdersIn } from './page-art-placeholders.ts';

const folder = new URL('../../../../web/placeholders/', import.meta.url);
const art = fileURLToPath(new URL('../../../../web/public/art/', import.meta.url));
const placeholder = placeholdersIn(folder);

it('returns a placeholder as a data URL', () => {
  expect(placeholder('about-wide')).toMatch(/^data:image\/avif;base64,[A-Za-z0-9+/]+=*$/);
  expect(placeholder('about-wide')).toBe(placeholder('about-wide'));
});
it('returns null for a file without a placeholder', () => {
  expect(placeholder('no-such-picture')).toBeNull();
});
it('has a placeholder for every picture of the page art, each small enough for a document', () => {
  const files = new Set(readdirSync(art).flatMap((file) => pageArtFile(`/art/${file}`) ?? []));
  expect(files.size).toBeGreaterThan(14);
  expect([...files].filter((file) => placeholder(file) === null)).toEqual([]);
  const sizes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(PLACEHOLDER_MAX_BYTES);
});
