import { describe, expect, it } from 'vitest';
import { changedFilm, emptyFilm, withReReleases } from './change-facts.ts';
import { changeableFacts, newRating, type StoredCredit } from './film.schema.ts';

const empty = emptyFilm({ id: 'rain', slug: 'rain', movieName: 'Rain', updatedAt: '2026-11-01T00:00:00.000Z' });
const credit = (name: string, job: string, more: Partial<StoredCredit> = {}): StoredCredit => ({
  personId: null,
  name,
  job,
  character: null,
  isLead: false,
  ...more,
});

describe('a change of the box-office entry', () => {
  it('changes credits, languages and releases', () => {
    const film = changedFilm(empty, {
      director: 'Asha Rao, Dev Nath',
      cast: ['Meher', 'Kabir', 'Ishita'],
      studio: 'Lantern, Films',
      language: 'Hindi',
      releaseDate: '2026-11-06',
    });
    expect(film.credits).toEqual([
      credit('Asha Rao', 'director'),
      credit('Dev Nath', 'director'),
      credit('Meher', 'actor', { isLead: true }),
      credit('Kabir', 'actor', { isLead: true }),
      credit('Ishita', 'actor'),
      credit('Lantern, Films', 'studio'),
    ]);
    expect(film).toMatchObject({
      director: 'Asha Rao, Dev Nath',
      studio: 'Lantern, Films',
      languages: ['Hindi'],
      firstRelease: '2026-11-06',
      listIds: ['releases-2026-11'],
      nameKeys: ['rain'],
    });
  });
  it('keeps what is known of a person, and the other languages and releases', () => {
    const before = changedFilm(empty, {
      credits: [credit('Meher', 'actor', { personId: 'p1', character: 'Juhi', isLead: true }), credit('Dev', 'writer')],
      languages: ['Hindi', 'Tamil'],
      releases: [
        {
          kind: 'cinema',
          date: '2026-11-06',
          platform: null,
          url: null,
          language: null,
          source: 'PIB',
          checkedOn: null,
        },
        { kind: 'cinema', date: null, platform: null, url: null, language: 'Tamil', source: null, checkedOn: null },
      ],
    });
    const after = changedFilm(before, { cast: ['Kabir', 'Meher'], language: 'Telugu', releaseDate: '2026-11-13' });
    expect(after.credits).toEqual([
      credit('Dev', 'writer'),
      credit('Kabir', 'actor', { isLead: true }),
      before.credits[0],
    ]);
    expect(after.languages).toEqual(['Telugu', 'Tamil']);
    expect(after.releases.map(({ date, source }) => [date, source])).toEqual([
      ['2026-11-13', 'PIB'],
      [null, null],
    ]);
  });
  it('changes nothing if it sends the same values', () => {
    const film = changedFilm(empty, { director: 'A, B', cast: ['C'], studio: 'D, E', language: 'Hindi' });
    const dated = changedFilm(film, { releaseDate: '2026-11-05T20:00:00.000Z' });
    expect(dated.releases[0]?.date).toBe('2026-11-06');
    const { director, cast, studio, language, releaseDate } = dated;
    expect(changedFilm(dated, { director, cast, studio, language, releaseDate })).toEqual(dated);
  });
  it('removes what it sets to null', () => {
    const film = changedFilm(empty, { director: 'A', language: 'Hindi', releaseDate: '2026-11-06' });
    expect(changedFilm(film, { director: null, language: null, releaseDate: null })).toMatchObject({
      credits: [],
      languages: [],
      releases: [{ kind: 'cinema', date: null }],
      releaseDate: null,
    });
  });
});

it('derives the box-office fields from credits, languages and releases', () => {
  const film = changedFilm(empty, {
    credits: [credit('Asha', 'director', { personId: 'p1' }), credit('Meher', 'actor')],
    languages: ['Tamil', 'Hindi'],
    releases: [
      {
        kind: 'streaming',
        date: '2027-01-01',
        platform: 'Parda',
        url: null,
        language: null,
        source: null,
        checkedOn: null,
      },
      { kind: 'cinema', date: '2026-11-06', platform: null, url: null, language: null, source: null, checkedOn: null },
    ],
  });
  expect(film).toMatchObject({
    director: 'Asha',
    cast: ['Meher'],
    language: 'Tamil',
    releaseDate: '2026-11-06',
    listIds: ['person-p1', 'releases-2026-11', 'releases-2027-01'],
  });
});

it('adds a release for a re-release with days, but not for a language or a known year', () => {
  const version = (kind: 'language' | 're-release', startsOn: string) => ({ kind, startsOn });
  const added = withReReleases([], [version('language', '2024-05-03'), version('re-release', '2025-08-01')]);
  expect(added).toMatchObject([{ kind: 're-release', date: '2025-08-01', platform: null }]);
  const known = added.map((release) => ({ ...release, date: '2025' }));
  expect(withReReleases(known, [version('re-release', '2025-08-01')])).toEqual(known);
});

it('cuts the date of a release at its precision', () => {
  const releases = [
    { kind: 'cinema', date: '2026-12-01', precision: 'month' },
    { kind: 'cinema', date: '2026-12-01', precision: 'none' },
  ];
  expect(
    changeableFacts
      .partial()
      .parse({ releases })
      .releases?.map(({ date }) => date),
  ).toEqual(['2026-12', null]);
});

it.each([
  [{ title: ' ' }, 'Title is required'],
  [{ credits: [{ name: '', job: 'director' }] }, 'A credit needs a name'],
  [{ releases: [{ kind: 'cinema', date: '2026-13' }] }, 'A date is YYYY-MM-DD, YYYY-MM or YYYY'],
  [{ releases: [{ kind: 'cinema', date: '2026-02-30' }] }, 'A date is YYYY-MM-DD, YYYY-MM or YYYY'],
  [{ releases: [{ kind: 'streaming', url: 'javascript:alert(1)' }] }, 'Please enter a valid URL'],
  [
    { trailers: [{ url: 'https://example.org/v', title: 'One' }] },
    'A trailer is a video of YouTube, Vimeo or Dailymotion',
  ],
])('refuses invalid facts (case %#)', (facts, message) => {
  expect(changeableFacts.partial().safeParse(facts).error?.issues[0]?.message).toBe(message);
});

it.each([0, 5.5, 2.3, 'x', null])('refuses %s stars with a sentence', (stars) => {
  expect(newRating.safeParse({ stars }).error?.issues[0]?.message).toBe('Stars are 0.5 to 5, in halves');
});
