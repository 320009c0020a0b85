import { expect, it } from 'vitest';
import { csvHead, openCsv } from './csv-head.ts';

it('reads headings and the first rows, with a BOM, quotes, empty lines and any line end', () => {
  expect(csvHead('\uFEFFmovie,day\r\n"Rain, ""Again""",1\r\n\r\nSun,2\rMoon,3\n', { rows: 2 })).toEqual({
    delimiter: ',',
    headers: ['movie', 'day'],
    samples: [
      ['Rain, "Again"', '1'],
      ['Sun', '2'],
    ],
  });
});
it('detects the separator from the first line and ignores separators in quotes', () => {
  expect(['a;b;c', 'a\tb,c\td', '"a;b;c",d', 'a'].map((text) => csvHead(text)?.delimiter)).toEqual([
    ';',
    '\t',
    ',',
    ',',
  ]);
  expect(csvHead('film;total\nRain;"1,5"')?.samples).toEqual([['Rain', '1,5']]);
  expect(csvHead('a;b,c', { delimiter: ';' })?.headers).toEqual(['a', 'b,c']);
});
it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;;;;\r', '\uFEFFsep=;\n'])(
  'skips the line %j, which names the separator',
  (line) => {
    expect(csvHead(`${line}Film,x;Total\r\nProbe Film;45,5`)).toEqual({
      delimiter: ';',
      headers: ['Film,x', 'Total'],
      samples: [['Probe Film', '45,5']],
    });
    expect(openCsv(`${line}Film`)).toEqual({ body: 'Film', delimiter: ';', linesBefore: 1 });
  },
);
it('detects the separator itself if the file names another one', () => {
  expect(openCsv('sep=|\na;b')).toEqual({ body: 'a;b', delimiter: ';', linesBefore: 1 });
});
it('keeps line breaks inside quotes', () => {
  expect(csvHead('"movie\nname",day\n"Rain\nAgain",1')).toMatchObject({
    headers: ['movie\nname', 'day'],
    samples: [['Rain\nAgain', '1']],
  });
});
it('returns null for an empty text and ends an unclosed quote at the end of the text', () => {
  expect(csvHead('')).toBeNull();
  expect(csvHead('\n \n')).toBeNull();
  expect(csvHead(`a,b\n"${'x,\n'.repeat(100_000)}`)?.headers).toEqual(['a', 'b']);
});
