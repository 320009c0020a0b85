import { describe, expect, it } from 'vitest';
import { changedFilm, emptyFilm } from './change-facts.ts';
import {
  FACT_COLUMNS,
  factHeadings,
  namesOf,
  planFacts,
  plannedChanges,
  titleKeysOf,
  type FactRow,
} from './import-facts.ts';
import type { FilmDoc } from './film.schema.ts';

const row = (cells: Partial<FactRow>): FactRow => ({
  ...(Object.fromEntries(FACT_COLUMNS.map((column) => [column, ''])) as unknown as FactRow),
  line: 2,
  ...cells,
});
const film = (changes: Partial<FilmDoc> = {}): FilmDoc =>
  changedFilm(emptyFilm({ id: 'rain', slug: 'rain', movieName: 'Rain', updatedAt: '' }), changes);
const credit = (name: string, job: string) => ({ personId: null, name, job, character: null, isLead: false });
const planned = (cells: Partial<FactRow>, known: FilmDoc[] = []) => planFacts([row(cells)], known).films[0];
const errorOf = (cells: Partial<FactRow>, known: FilmDoc[] = []) => planFacts([row(cells)], known).errors[0]?.message;

describe('the import of facts', () => {
  it('reads lists, names with characters, Hindi digits and a release', () => {
    const { changes, before } = planned({
      title: 'Rain',
      hindi_title: 'बारिश',
      languages: 'Hindi, Telugu',
      genres: 'Drama|Music',
      runtime_minutes: '१२९',
      director: 'Asha Rao, Dev Sen',
      cast: 'Mira Bose (Tara), Om Jadhav (A, B and C), Ela',
      release_date: '2026-12',
      platform: 'Jharokha',
      link: 'https://jharokha.example/rain',
    }) ?? { changes: {}, before: undefined };
    expect(before).toBeNull();
    expect(changes).toMatchObject({
      movieName: 'Rain',
      hindiTitle: 'बारिश',
      languages: ['Hindi', 'Telugu'],
      genres: ['drama', 'music'],
      runtimeMinutes: 129,
      releases: [{ kind: 'streaming', date: '2026-12', platform: 'Jharokha', url: 'https://jharokha.example/rain' }],
    });
    expect(changes.credits?.map(({ name, job, character, isLead }) => [name, job, character, isLead])).toEqual([
      ['Asha Rao', 'director', null, false],
      ['Dev Sen', 'director', null, false],
      ['Mira Bose', 'actor', 'Tara', true],
      ['Om Jadhav', 'actor', 'A, B and C', true],
      ['Ela', 'actor', null, false],
    ]);
  });

  it('changes only what the row has, and keeps the other credits and releases of a known film', () => {
    const cinema = { kind: 'cinema' as const, date: '2026-05-01', platform: null, url: null, language: null };
    const known = film({
      credits: [credit('Asha Rao', 'director'), credit('Dev Sen', 'writer')],
      releases: [{ ...cinema, source: 'Studio', checkedOn: null }],
      genres: ['drama'],
    });
    const change = planned({ title: 'RAIN', writer: 'Ela', release_date: '2026-05-08' }, [known]);
    expect(change?.before).toBe(known);
    expect(change?.changes).not.toHaveProperty('genres');
    expect(change?.changes.credits?.map(({ name }) => name)).toEqual(['Asha Rao', 'Ela']);
    expect(change?.changes.releases).toEqual([{ ...cinema, date: '2026-05-08', source: 'Studio', checkedOn: null }]);
    expect(plannedChanges(planned({ title: 'Rain', genres: 'Drama' }, [known])!)).toEqual([]);
  });

  it('skips a row with a sentence: no title, a wrong value, a film twice, or one of two films', () => {
    expect(errorOf({ genres: 'drama' })).toBe('The row has no title');
    expect(errorOf({ title: 'Rain', runtime_minutes: 'long' })).toBe(
      'Runtime minutes: Runtime must be 1 to 1,000 whole minutes',
    );
    expect(errorOf({ title: 'Rain', release_date: '01/05/2026' })).toMatch(/^Releases: A date is YYYY-MM-DD/);
    expect(errorOf({ title: 'Rain', release_date: '1871' })).toBe('Releases: No film was shown before 1895');
    expect(errorOf({ title: 'Rain', release_date: '2026', platform: 'X', link: 'javascript:alert(1)' })).toMatch(
      /valid URL/,
    );
    expect(errorOf({ title: 'Rain' }, [film(), film({ id: 'rain-2' })])).toMatch(/^2 films are named 'Rain'/);
    expect(planFacts([row({ title: 'Rain' }), row({ title: 'rain', line: 3 })], []).errors).toEqual([
      { line: 3, message: 'Line 2 has this film already' },
    ]);
  });

  it('splits names at commas, but not within brackets', () => {
    const names = (text: string) => namesOf(text).map(({ name, character }) => [name, character]);
    expect(names('Asha Rao; Dev Sen (A, B) | , Ela ()')).toEqual([
      ['Asha Rao', null],
      ['Dev Sen', 'A, B'],
      ['Ela', null],
    ]);
    expect(names(' , ;')).toEqual([]);
  });

  it('knows its headings in any spelling, and the keys of the titles', () => {
    expect(factHeadings(['Title', 'Release date', 'HINDI-TITLE', 'mood'])).toEqual([
      'Title',
      'Release date',
      'HINDI-TITLE',
    ]);
    expect(titleKeysOf([row({ title: 'Rain' }), row({ title: ' rain ' }), row({})])).toHaveLength(1);
  });
});
