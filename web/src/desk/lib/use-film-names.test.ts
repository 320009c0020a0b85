import type { DeskFilmRow } from '@first-show/domain/films/film.schema';
import { expect, test } from 'vitest';
import { namesApart } from './use-film-names.ts';

test('names films of one title with their years, and others by their titles', () => {
  const film = (id: string, title: string, firstRelease: string) => ({ id, title, firstRelease }) as DeskFilmRow;
  const films = [
    film('a', 'Raat', '2009-11-13'),
    film('b', 'Raat', '2027-03'),
    film('c', 'Raat', ''),
    film('d', 'Din', ''),
  ];
  expect([...namesApart(films).values()]).toEqual(['Raat (2009)', 'Raat (2027)', 'Raat (no date)', 'Din']);
});
