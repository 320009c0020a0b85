import { expect, it } from 'vitest';
import { decodeCsv, looksBinary } from './import-file.tsx';

const utf16 = (text: string, mark: boolean) => {
  const bytes = [
    ...(mark ? [0xff, 0xfe] : []),
    ...[...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  ];
  return new Uint8Array(bytes);
};

it('reads the encodings that spreadsheets write', () => {
  expect(decodeCsv(new TextEncoder().encode('\uFEFFfilm;बारिश'))).toBe('film;बारिश');
  expect(decodeCsv(utf16('film\tबारिश', true))).toBe('film\tबारिश');
  expect(decodeCsv(utf16('film\tx', false))).toBe('film\tx');
  expect(decodeCsv(new Uint8Array([0xfe, 0xff, 0x00, 0x61]))).toBe('a');
  expect(decodeCsv(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
});
it('recognises a workbook or another binary file', () => {
  expect([looksBinary('PK\u0003\u0004…'), looksBinary('a\u0000b'), looksBinary('film,day')]).toEqual([
    true,
    true,
    false,
  ]);
});
