import { expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><t>Café “पठान”</t>`;
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );

it('reads UTF-8 with and without a byte order mark', () => {
  const bytes = new TextEncoder().encode(xml('UTF-8'));
  expect(decodeFeed(bytes)).toBe(xml('UTF-8'));
  expect(decodeFeed(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]))).toBe(xml('UTF-8'));
});
it('reads UTF-16 in both byte orders, with and without a byte order mark', () => {
  const text = xml('UTF-16');
  expect(decodeFeed(Uint8Array.from([0xff, 0xfe, ...wide(text, true)]))).toBe(text);
  expect(decodeFeed(Uint8Array.from([0xfe, 0xff, ...wide(text, false)]))).toBe(text);
  expect(decodeFeed(wide(text, true))).toBe(text);
  expect(decodeFeed(wide(text, false))).toBe(text);
});
it('prefers the charset of HTTP to the XML declaration', () => {
  const bytes = latin('<?xml version="1.0" encoding="ISO-8859-1"?><t>\xca</t>');
  expect(decodeFeed(bytes, 'text/xml; charset=windows-1251')).toContain('К');
});
it('reads ISO-8859-1 and windows-1252 by the XML declaration', () => {
  expect(decodeFeed(latin('<?xml version="1.0" encoding="ISO-8859-1"?><t>Caf\xe9</t>'))).toContain('Café');
  expect(decodeFeed(latin("<?xml version='1.0' encoding='windows-1252'?><t>\x93Hit\x94 \x96 \x80 5</t>"))).toContain(
    '“Hit” – € 5',
  );
});
it('ignores a label that contradicts the bytes', () => {
  expect(decodeFeed(new TextEncoder().encode(xml('ISO-8859-1')), 'text/xml; charset=ISO-8859-1')).toContain('पठान');
  expect(
    decodeFeed(latin('<?xml version="1.0" encoding="UTF-8"?><t>Caf\xe9</t>'), 'text/xml; charset=utf-8'),
  ).toContain('Café');
  expect(decodeFeed(latin('<?xml version="1.0" encoding="klingon"?><t>Caf\xe9</t>'))).toContain('Café');
  expect(decodeFeed(latin('<?xml version="1.0" encoding="UTF-16"?><t>plain</t>'))).toContain('plain');
});
it('reads empty input as empty text', () => {
  expect(decodeFeed(new Uint8Array())).toBe('');
});
