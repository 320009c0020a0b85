import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RENDITION_MAX_BYTES, renditionsIn } from './renditions.ts';

const folder = new URL('../../../web/renditions/', import.meta.url);
const art = fileURLToPath(new URL('../../../web/public/art/', import.meta.url));
const rendition = renditionsIn(folder);

it('returns a rendition as a data URL', () => {
  expect(rendition('kites-celebrities-1')).toMatch(/^data:image\/avif;base64,[A-Za-z0-9+/]+=*$/);
  expect(rendition('kites-celebrities-1')).toBe(rendition('kites-celebrities-1'));
});
it('returns null for a picture without a rendition', () => {
  expect(rendition('no-such-picture')).toBeNull();
});
it('has one of every picture in every shape, and none that is too large for a document', () => {
  const largest = /^(?:(poster-[a-z0-9-]+)-720|([a-z0-9-]+-wide)-1720|((?!poster-)[a-z0-9-]+)-1200)\.avif$/;
  const names = readdirSync(art).flatMap(
    (file) =>
      largest
        .exec(file)
        ?.slice(1)
        .filter((name) => name !== undefined) ?? [],
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => rendition(name) === null)).toEqual([]);
  const sizes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(RENDITION_MAX_BYTES);
});
