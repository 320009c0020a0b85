import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { expect, test } from 'vitest';
import { envelopeIn, keepPage, keptPage } from './kept-pages.ts';

const envelope = (loadedAt: string) => ({ loadedAt }) as PageEnvelope;

test('keeps the latest data of the ten pages that were loaded last', () => {
  keepPage('/0', envelope('first'));
  for (let page = 1; page < 10; page += 1) keepPage(`/${page}`, envelope('first'));
  keepPage('/0', envelope('again'));
  keepPage('/10', envelope('first'));
  expect(keptPage('/0')).toEqual(envelope('again'));
  expect(keptPage('/1')).toBeNull();
  expect(keptPage('/2')).not.toBeNull();
  expect(keptPage('/10')).not.toBeNull();
});

test('reads the data from the HTML of a page', () => {
  const html = (data: string) =>
    `<body><div id="root"></div><script type="application/json" id="page-data">${data}</script><script>x()</script>`;
  expect(envelopeIn(html('{"loadedAt":"\\u003c/script> & now"}'))).toEqual(envelope('</script> & now'));
  expect(envelopeIn('<body></body>')).toBeNull();
});
