import { expect, it } from 'vitest';
import { similarFilms } from './similar-films.ts';

const film = (id: string, totalCollection: number | null, language = 'Hindi') => ({ id, language, totalCollection });
const similar = (total: number | null) =>
  similarFilms(
    [
      film('own', 100),
      film('half', 50),
      film('tenth', 10),
      film('twice', 210),
      film('tamil', 100, 'Tamil'),
      film('unknown', null),
    ],
    film('own', total),
  ).map(({ id }) => id);

it('are of the same language, and nearest by total', () => {
  expect(similar(100)).toEqual(['half', 'twice']);
  expect(similar(12)).toEqual(['tenth', 'half']);
});
it('are of another language if there are no others, and none without a total', () => {
  expect(similarFilms([film('tamil', 1, 'Tamil')], film('own', 100)).map(({ id }) => id)).toEqual(['tamil']);
  expect(similar(null)).toEqual([]);
});
