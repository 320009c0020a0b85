import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import type { FilmHistoryEntry } from '@first-show/domain/box-office/history';
import type { ImportPreview, ImportResult } from '@first-show/domain/box-office/import-preview';
import { suggestMapping } from '@first-show/domain/box-office/import-mapping';
import type { VersionDoc } from '@first-show/domain/box-office/versions';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { FilmSuggestion } from '@first-show/domain/box-office/suggest';
import { fixedClock } from '../../platform/clock.ts';
import { FILMS_OF_THE_YEAR, figuresOfAYear } from '../../testing/figures-of-a-year.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerBoxOfficeDesk } from './desk-routes.ts';
import { registerFilmReads } from './film-routes.ts';
import { parseBoxOfficeCsv } from './import-csv.ts';
import { registerBoxOfficeReads } from './routes.ts';
import { previewBoxOfficeImport, writeBoxOfficeImport } from './store/import-box-office.ts';
import { registerBoxOfficeWrites } from './write-routes.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'box-office-desk',
    (app, deps) => {
      registerBoxOfficeReads(app, deps);
      registerBoxOfficeWrites(app, deps);
      registerBoxOfficeDesk(app, deps);
      registerFilmReads(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  await test.db.doc('staff/moderator').set({ displayName: 'Meera', role: 'moderator', isActive: true });
});
afterAll(() => test.close());
afterEach(async () => {
  for (const name of ['films', 'filmSlugs', 'filmDesk', 'system', 'rollups'])
    await test.db.recursiveDelete(test.db.collection(name));
});

const as = (name: string) => newReader(test.app, { authorization: `Bearer ${name}` });
const editor = () => as('editor');
const create = async (form: object) => (await editor().send('POST', '/api/box-office', form)).body as BoxOfficeFilm;
const patch = (id: string, changes: object) => editor().send('PATCH', `/api/box-office/${id}`, changes);
const history = async (id: string, query = '') =>
  (await editor().get(`/api/admin/box-office/${id}/history${query}`)).body as FilmHistoryEntry[];
const day = (number: number, nettRupees: number | null, changes: object = {}) => ({
  day: number,
  date: `2026-05-0${number}`,
  nettRupees,
  grossRupees: null,
  isEstimate: false,
  source: null,
  ...changes,
});

describe('the history of a film', () => {
  it('holds each change of a figure with editor and time, newest first', async () => {
    const film = await create({ movieName: 'Rain', totalCollection: 50 });
    await patch(film.id, { days: [day(1, 10), day(2, 20, { isEstimate: true })], revision: 1 });
    clock.advance(60_000);
    await patch(film.id, { days: [day(1, 10), day(2, 25, { source: 'Producer' })], totalCollection: 35, revision: 2 });
    const entries = await history(film.id);
    expect(entries.map(({ id, revision, kind, by }) => [id, revision, kind, by])).toEqual([
      ['00000003', 3, 'edit', 'Imtiaz'],
      ['00000002', 2, 'edit', 'Imtiaz'],
      ['00000001', 1, 'create', 'Imtiaz'],
    ]);
    expect(entries[0]).toMatchObject({
      at: clock.now().toISOString(),
      changes: [
        { field: 'totalCollection', before: 50, after: 35 },
        { field: 'day 2 nett', before: 20, after: 25, source: 'Producer' },
        { field: 'day 2 estimate', before: true, after: false },
        { field: 'day 2 source', before: null, after: 'Producer' },
      ],
    });
    expect(await history(film.id, '?limit=1&after=00000003')).toEqual([entries[1]]);
  });
  it('gets one entry when several saves of the same revision race, and the other saves get a conflict (409)', async () => {
    const film = await create({ movieName: 'Race', totalCollection: 1 });
    const replies = await Promise.all(
      [1, 2, 3, 4].map((rank) => patch(film.id, { totalCollection: rank * 100, revision: 1 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = replies.find(({ status }) => status === 200)?.body as BoxOfficeFilm;
    for (const { body } of replies.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ current: { totalCollection: winner.totalCollection, revision: 2 } });
    expect((await history(film.id))[0]?.changes).toEqual([
      { field: 'totalCollection', before: 1, after: winner.totalCollection },
    ]);
    expect(await history(film.id)).toHaveLength(2);
  });
  it('has no entry if nothing changed', async () => {
    const film = await create({ movieName: 'Still', totalCollection: 5 });
    expect(await patch(film.id, { totalCollection: 5, revision: 1 })).toMatchObject({
      status: 200,
      body: { revision: 1 },
    });
    expect(await history(film.id)).toHaveLength(1);
  });
  it('is removed with the film, when its days in the trash are over', async () => {
    const film = await create({ movieName: 'Gone' });
    await editor().send('DELETE', `/api/box-office/${film.id}`);
    await editor().send('POST', `/api/box-office/${film.id}/undo`);
    expect(await history(film.id)).toHaveLength(1);
    await editor().send('DELETE', `/api/box-office/${film.id}`);
    clock.advance(31 * 86_400_000);
    await removeDeleted(test.deps);
    expect((await editor().get(`/api/admin/box-office/${film.id}/history`)).status).toBe(404);
    expect((await test.db.collection(`filmDesk/${film.id}/history`).get()).empty).toBe(true);
    expect((await test.db.doc(`filmDesk/${film.id}`).get()).exists).toBe(false);
  });
});

describe('a film on the desk', () => {
  it('has suggestions for its totals, change, verdict and rank, computed from its daily figures', async () => {
    await create({ movieName: 'Bigger', totalCollection: 900 });
    const film = await create({ movieName: 'Rain', totalCollection: 65, rank: 1 });
    await patch(film.id, {
      days: [10, 20, 26, 2, 2, 4, 1].map((nett, index) => day(index + 1, nett)),
      budgetRupees: 20,
    });
    const { body } = await editor().get(`/api/admin/box-office/${film.id}`);
    const { suggestions, isRankPinned } = body as { suggestions: FilmSuggestion[]; isRankPinned: boolean };
    expect(suggestions.map(({ field, current, suggested }) => [field, current, suggested])).toEqual([
      ['day1Collection', 0, 10],
      ['weekendCollection', 0, 56],
      ['totalCollection', 65, 65],
      ['totalGrossRupees', null, null],
      ['changePercent', 0, -75],
      ['verdict', null, 'blockbuster'],
      ['rank', 1, 2],
    ]);
    expect(isRankPinned).toBe(true);
    await patch(film.id, { rank: 2 });
    expect((await editor().get(`/api/admin/box-office/${film.id}`)).body).toMatchObject({ isRankPinned: false });
  });
  it('refuses readers (401) and moderators (403) on every route, and an unknown film (404)', async () => {
    const film = await create({ movieName: 'Rain' });
    for (const path of [`/api/admin/box-office/${film.id}`, `/api/admin/box-office/${film.id}/history`]) {
      expect((await newReader(test.app).get(path)).status).toBe(401);
      expect((await as('moderator').get(path)).status).toBe(403);
    }
    expect((await editor().get('/api/admin/box-office/none')).status).toBe(404);
    for (const path of ['import', 'import/preview', 'rank-by-total']) {
      expect((await newReader(test.app).send('POST', `/api/admin/box-office/${path}`, {})).status).toBe(401);
      expect((await as('moderator').send('POST', `/api/admin/box-office/${path}`, {})).status).toBe(403);
    }
  });
  it('refuses a day that is listed twice or has a negative figure', async () => {
    const film = await create({ movieName: 'Rain' });
    expect(await patch(film.id, { days: [day(1, 1), day(1, 2)] })).toMatchObject({
      status: 400,
      body: { message: 'A day is in the table twice' },
    });
    expect(await patch(film.id, { days: [day(1, -1)] })).toMatchObject({ status: 400 });
  });
});

it('ranks all films by their totals on request, and adds the new ranks to the history', async () => {
  const [small, big] = [
    await create({ movieName: 'Small', totalCollection: 1, rank: 1 }),
    await create({ movieName: 'Big', totalCollection: 9, rank: 5 }),
  ];
  expect((await editor().send('POST', '/api/admin/box-office/rank-by-total')).body).toEqual({
    moved: 2,
    conflicts: [],
  });
  expect((await newReader(test.app).get('/api/box-office')).body).toMatchObject([
    { id: big.id, rank: 1 },
    { id: small.id, rank: 2 },
  ]);
  expect((await history(big.id))[0]).toMatchObject({ kind: 'edit', changes: [{ field: 'rank', before: 5, after: 1 }] });
});

const columns = ['movie', 'language', 'release_date', 'budget_cr', 'day', 'cumulative_gross_cr'];
const mapping = suggestMapping(columns);
const file = (...lines: string[]) => ({
  csv: [columns.join(','), ...lines].join('\n'),
  mapping,
  source: 'Trade sheet',
  unit: 'crore',
});
const preview = async (body: object) =>
  (await editor().send('POST', '/api/admin/box-office/import/preview', body)).body as ImportPreview;
const confirm = (body: object, planId: string) =>
  editor().send('POST', '/api/admin/box-office/import', { ...body, planId });
const everything = async () => {
  const parts = await Promise.all(
    ['films', 'filmSlugs', 'filmDesk', 'rollups'].map((name) => test.db.collection(name).get()),
  );
  return parts.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.updateTime.toMillis()]));
};

describe('a version at the desk', () => {
  const put = (film: BoxOfficeFilm, name: string, changes: object = {}) =>
    editor().send('PUT', `/api/admin/box-office/${film.id}/versions/${name.toLowerCase().replace(' ', '-')}`, {
      ...{ name, startsOn: '2026-05-01', days: [day(1, 10)], updatedAt: null },
      ...changes,
    });
  const read = (film: BoxOfficeFilm, id: string) => editor().get(`/api/admin/box-office/${film.id}/versions/${id}`);
  const released = { movieName: 'Rain', releaseDate: '2026-05-01' };

  it('is added, changed with a history entry, refused to the second of two editors, and removed', async () => {
    const film = await create(released);
    const { version } = (await put(film, 'Telugu')).body as { version: VersionDoc };
    expect(version).toMatchObject({ id: 'telugu', name: 'Telugu', kind: 'language', days: [{ nettRupees: 10 }] });
    clock.advance(1000);
    const changed = { days: [day(1, 12)], updatedAt: version.updatedAt };
    expect((await put(film, 'Telugu', changed)).status).toBe(200);
    expect(await put(film, 'Telugu', changed)).toMatchObject({ status: 409 });
    expect(await put(film, 'Telugu')).toMatchObject({
      status: 409,
      body: { message: "The film has a version 'Telugu' already" },
    });
    expect((await history(film.id))[0]).toMatchObject({
      ...{ by: 'Imtiaz', kind: 'edit' },
      changes: [{ field: 'Telugu: day 1 nett', before: 10, after: 12 }],
    });
    expect((await editor().get(`/api/admin/box-office/${film.id}`)).body).toMatchObject({
      versions: [{ id: 'telugu', day1Rupees: 12, lastDay: 1 }],
    });
    const path = `/api/admin/box-office/${film.id}/versions/telugu`;
    expect((await editor().send('DELETE', path)).status).toBe(204);
    expect((await editor().send('DELETE', path)).status).toBe(404);
    expect((await read(film, 'telugu')).status).toBe(404);
    expect((await editor().get(`/api/admin/box-office/${film.id}`)).body).toMatchObject({ versions: [] });
  });
  it('adds the release of a re-release, so that the film is back in cinemas', async () => {
    const film = await create(released);
    expect((await put(film, 'Re-release 2026', { startsOn: '2026-08-07' })).status).toBe(200);
    const { releases } = (await test.db.doc(`films/${film.id}`).get()).data() as FilmDoc;
    expect(releases).toMatchObject([
      { kind: 'cinema', date: '2026-05-01' },
      { kind: 're-release', date: '2026-08-07' },
    ]);
  });
  it('is refused with a sentence at its field, and a sum above the film’s is remarked', async () => {
    const film = await create({ ...released, totalCollection: 10 });
    await patch(film.id, { days: [day(1, 10)] });
    const issue = async (name: string, changes: object) =>
      ((await put(film, name, changes)).body as { issues: { path: string; message: string }[] }).issues[0];
    expect(await issue('Re-release 2027', { startsOn: '2026-08-01' })).toEqual({
      path: 'startsOn',
      message: 'The re-release of 2027 starts in 2027',
    });
    expect(await issue('Re-release 2026', { startsOn: '2026-04-01' })).toMatchObject({ path: 'startsOn' });
    expect(await issue('12', {})).toMatchObject({ path: 'name' });
    expect(await issue('Telugu', { days: [] })).toMatchObject({ path: 'days' });
    expect(await issue('Telugu', { days: [day(1, null)] })).toMatchObject({ path: 'days' });
    expect((await put(film, 'Tamil', { name: 'Telugu' })).status).toBe(400);
    expect((await put({ ...film, id: 'gone' }, 'Telugu')).status).toBe(404);
    expect((await as('moderator').get(`/api/admin/box-office/${film.id}/versions/telugu`)).status).toBe(403);
    expect((await put(film, 'Telugu', { days: [day(1, 11)] })).body).toMatchObject({
      remark: expect.stringContaining('on day 1 the languages add up to') as string,
    });
  });
});

describe('an import of versions', () => {
  const own = [...columns, 'version', 'day_nett', 'occupancy'];
  const sheet = (...lines: string[]) => ({
    ...file(),
    csv: [own.join(','), ...lines].join('\n'),
    mapping: suggestMapping(own),
  });
  const days = async (id: string, version: string) =>
    (await newReader(test.app).get(`/api/films/${id}/days?version=${version}`)) as { status: number; body: unknown };

  it('keeps the days of a language apart from the film, and answers them to readers', async () => {
    const body = sheet(
      'Rain,Hindi,2026-05-01,,1,,,10,40',
      'Rain,,,,1,,Telugu,4,',
      'Rain,,,,2,,Telugu,5,',
      'Rain,,,,1,,Hindi,7,',
    );
    const plan = await preview(body);
    expect(plan).toMatchObject({
      counts: { added: 1, versions: 2, errors: 0 },
      versions: [
        { movieName: 'Rain', name: 'Telugu', days: 2 },
        { movieName: 'Rain', name: 'Hindi', days: 1 },
      ],
      notes: [{ message: expect.stringContaining('the languages add up to ₹11.0 Cr') as string }],
    });
    expect((await confirm(body, plan.planId)).status).toBe(200);
    const [film] = (await newReader(test.app).get('/api/box-office')).body as { id: string; totalCollection: number }[];
    const id = film?.id ?? '';
    expect(film?.totalCollection).toBe(100_000_000);
    expect(await days(id, 'telugu')).toMatchObject({
      status: 200,
      body: [
        { day: 1, nettRupees: 40_000_000, occupancyPercent: null, shows: null },
        { day: 2, nettRupees: 50_000_000 },
      ],
    });
    expect((await days(id, 'tamil')).status).toBe(404);
    expect((await newReader(test.app).get(`/api/films/${id}`)).body).toMatchObject({ versions: ['telugu', 'hindi'] });
    expect((await history(id))[0]?.changes).toContainEqual({
      ...{ field: 'Telugu: day 1 nett', before: null, after: 40_000_000, source: 'Trade sheet' },
    });
    expect((await preview(body)).counts).toMatchObject({ added: 0, changed: 0, versions: 0 });
  });

  it('leaves a version that an editor has changed since the plan, and names its film', async () => {
    const film = await create({ movieName: 'Rain', releaseDate: '2026-05-01' });
    const { csv, mapping } = sheet('Rain,,,,1,,Telugu,4,');
    const rows = parseBoxOfficeCsv(csv, mapping);
    if (!rows.ok) throw new Error(rows.error);
    const occasion = { by: 'Import', now: clock.now() };
    const planned = await previewBoxOfficeImport(test.db, rows.value, { now: clock.now() });
    expect(await writeBoxOfficeImport(test.db, planned, occasion)).toEqual([]);
    // Another call of the same import is no conflict.
    expect(await writeBoxOfficeImport(test.db, planned, { ...occasion, now: new Date(0) })).toEqual([]);
    await test.db.doc(`films/${film.id}/versions/telugu`).update({ days: [day(1, 9)], updatedAt: 'later' });
    expect(await writeBoxOfficeImport(test.db, planned, occasion)).toEqual(['Rain']);
    expect(await days(film.id, 'telugu')).toMatchObject({ body: [{ nettRupees: 9 }] });
    await test.db.doc(`films/${film.id}`).delete();
    expect(await writeBoxOfficeImport(test.db, planned, occasion)).toEqual(['Rain']);
  });
});

describe('an import', () => {
  const rain = file(
    'Rain,Hindi,2026-05-01,40,1,10.5',
    'Rain,Hindi,2026-05-01,40,2,22',
    'Sun,Tamil,2026-05-08,,1,3',
    'Sun,Tamil,2026-05-08,,x,3',
  );

  it('previews its changes and writes nothing', async () => {
    await create({ movieName: 'Known', totalCollection: 5 });
    const before = await everything();
    const plan = await preview(rain);
    expect(plan).toMatchObject({
      rows: 4,
      counts: { added: 2, changed: 0, unchanged: 0, errors: 1, notes: 0 },
      errors: [{ line: 5, message: "Day 'x' is not a whole number from 1 to 366" }],
    });
    expect(plan.films[0]).toMatchObject({
      movieName: 'Rain',
      kind: 'added',
      changes: expect.arrayContaining([{ field: 'totalGrossRupees', before: null, after: 220_000_000 }]) as unknown,
    });
    expect(await everything()).toEqual(before);
    expect((await preview(rain)).planId).toBe(plan.planId);
  });
  it('writes the previewed changes, with the source of each day and the history; importing again changes nothing', async () => {
    const first = await confirm(rain, (await preview(rain)).planId);
    expect(first).toMatchObject({ status: 200, body: { counts: { added: 2 }, conflicts: [] } });
    const films = (await newReader(test.app).get('/api/box-office')).body as BoxOfficeFilm[];
    expect(
      films.map(({ slug, rank, totalCollection, totalGrossRupees }) => [slug, rank, totalCollection, totalGrossRupees]),
    ).toEqual([
      ['rain', 1, null, 220_000_000],
      ['sun', 2, null, 30_000_000],
    ]);
    const film = (await newReader(test.app).get('/api/box-office/by-name/rain')).body as BoxOfficeFilm;
    expect(film.days).toMatchObject([
      { day: 1, grossRupees: 105_000_000, source: 'Trade sheet' },
      { day: 2, grossRupees: 115_000_000, source: 'Trade sheet' },
    ]);
    expect(await history(film.id)).toMatchObject([
      {
        revision: 1,
        kind: 'import',
        by: 'Imtiaz',
        changes: expect.arrayContaining([
          { field: 'day 2 gross', before: null, after: 115_000_000, source: 'Trade sheet' },
        ]) as unknown,
      },
    ]);

    const before = await everything();
    const again = await preview(rain);
    expect(again).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 2, ranks: 0 }, films: [] });
    expect((await confirm(rain, again.planId)).status).toBe(200);
    expect((await everything()).filter(([path]) => path !== 'rollups/boxOffice')).toEqual(
      before.filter(([path]) => path !== 'rollups/boxOffice'),
    );
  });
  it('keeps the former value of a corrected figure in the history', async () => {
    await confirm(rain, (await preview(rain)).planId);
    const corrected = file('Rain,Hindi,2026-05-01,40,1,11', 'Rain,Hindi,2026-05-01,40,2,22');
    const plan = await preview(corrected);
    expect(plan.films).toMatchObject([
      {
        kind: 'changed',
        changes: expect.arrayContaining([
          { field: 'day 1 gross', before: 105_000_000, after: 110_000_000, source: 'Trade sheet' },
        ]) as unknown,
      },
    ]);
    await confirm(corrected, plan.planId);
    const film = (await newReader(test.app).get('/api/box-office/by-name/rain')).body as BoxOfficeFilm;
    expect(film.revision).toBe(2);
    expect((await history(film.id))[0]).toMatchObject({
      revision: 2,
      kind: 'import',
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'day 1 gross', before: 105_000_000, after: 110_000_000 }),
      ]) as unknown,
    });
  });
  it('answers a stale preview with 409 and the new preview, and writes nothing', async () => {
    const plan = await preview(rain);
    await create({ movieName: 'Meanwhile', totalCollection: 900_000_000, rank: 1 });
    const before = await everything();
    const reply = await confirm(rain, plan.planId);
    expect(reply).toMatchObject({ status: 409, body: { preview: { counts: { added: 2 } } } });
    const { preview: newer } = reply.body as { preview: ImportPreview };
    expect(newer.planId).not.toBe(plan.planId);
    expect(await everything()).toEqual(before);
    expect((await confirm(rain, newer.planId)).status).toBe(200);
  });
  it('writes each film once if the import is sent twice concurrently', async () => {
    const { planId } = await preview(rain);
    const replies = await Promise.all([confirm(rain, planId), confirm(rain, planId)]);
    // The slower call may find its preview outdated (409).
    for (const { status, body } of replies)
      expect(status === 409 || (status === 200 && (body as ImportResult).conflicts.length === 0)).toBe(true);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const films = (await newReader(test.app).get('/api/box-office')).body as BoxOfficeFilm[];
    expect(films).toHaveLength(2);
    for (const { id } of films) expect(await history(id)).toHaveLength(1);
  });
  it('moves other films in the ranking without writing them, but keeps a rank that an editor set', async () => {
    const [pinned, free] = [
      await create({ movieName: 'Pinned', day1Collection: 2, totalCollection: 1, rank: 7 }),
      await create({ movieName: 'Free', day1Collection: 1, totalCollection: 0 }),
    ];
    await test.db.doc(`films/${pinned.id}`).update({ totalCollection: null });
    await test.db.doc(`films/${free.id}`).update({ totalCollection: null });
    const plan = await preview(rain);
    expect(plan.counts).toMatchObject({ added: 2, ranks: 1, notes: 1 });
    expect(plan.films.at(-1)).toMatchObject({ kind: 'rank', changes: [{ field: 'rank', before: 1, after: 3 }] });
    await confirm(rain, plan.planId);
    const rankOf = async (id: string) =>
      ((await newReader(test.app).get(`/api/box-office/${id}`)).body as BoxOfficeFilm).rank;
    expect([await rankOf(pinned.id), await rankOf(free.id)]).toEqual([7, 3]);
    expect((await test.db.doc(`films/${free.id}`).get()).get('revision')).toBe(1);
  });
  it('pins a rank of the file that the totals do not give, and notes it in the history', async () => {
    await create({ movieName: 'Rain', totalCollection: 90_000_000 });
    const known = await create({ movieName: 'Known', totalCollection: 900 });
    const body = {
      ...file(),
      csv: 'movie,total_nett,rank\nKnown,0.00009,1',
      mapping: suggestMapping(['movie', 'total_nett', 'rank']),
    };
    const list = async () =>
      ((await newReader(test.app).get('/api/box-office')).body as BoxOfficeFilm[]).map(({ movieName }) => movieName);
    expect(await list()).toEqual(['Rain', 'Known']);
    await confirm(body, (await preview(body)).planId);
    expect(await list()).toEqual(['Known', 'Rain']);
    expect((await history(known.id))[0]).toMatchObject({
      kind: 'import',
      changes: [{ field: 'rank', before: 2, after: 1 }],
    });
  });
  it('adds a film that is in the trash as a new film', async () => {
    await confirm(rain, (await preview(rain)).planId);
    const film = (await newReader(test.app).get('/api/box-office/by-name/sun')).body as BoxOfficeFilm;
    await editor().send('DELETE', `/api/box-office/${film.id}`);
    expect((await confirm(rain, (await preview(rain)).planId)).body).toMatchObject({ conflicts: [] });
    const added = (await newReader(test.app).get('/api/box-office/by-name/sun')).body as BoxOfficeFilm;
    expect(added.id).toBe(`${film.id}-2`);
    expect((await preview(rain)).counts).toMatchObject({ added: 0 });
  });
  it('explains errors of a file or its mapping', async () => {
    const message = async (body: object) =>
      (await editor().send('POST', '/api/admin/box-office/import/preview', body)) as {
        status: number;
        body: { message: string };
      };
    expect((await message({ ...rain, mapping: { ...mapping, movie: null } })).body.message).toBe(
      'Choose the column that holds ‘Film’.',
    );
    expect((await message({ ...rain, mapping: { ...mapping, movie: 'film' } })).body.message).toMatch(
      /^The first line must name the columns film/,
    );
    expect((await message({ ...rain, csv: '' })).body.message).toBe('The file is empty.');
    expect((await message({ ...rain, unit: 'dollars' })).body.message).toBe('Choose a unit');
    expect((await message({ ...rain, csv: 'x'.repeat(4 * 1024 * 1024) })).status).toBe(413);
    expect(await editor().send('POST', '/api/admin/box-office/import', rain)).toMatchObject({
      status: 400,
      body: { message: 'Preview the import first' },
    });
  });
  it('treats hostile cells as text', async () => {
    const hostile = file(
      '"=CMD(""calc"")",Hindi,2026-05-01,,1,3',
      '<img src=x onerror=alert(1)>,Hindi,2026-05-01,,1,2',
      '__proto__,Hindi,2026-05-01,,1,1',
    );
    const plan = await preview(hostile);
    expect(plan.films.map(({ movieName }) => movieName)).toEqual([
      '=CMD("calc")',
      '<img src=x onerror=alert(1)>',
      '__proto__',
    ]);
    expect((await confirm(hostile, plan.planId)).body).toMatchObject({ conflicts: [] });
  });
});

it('imports the figures of a whole year; importing them again changes nothing', async () => {
  const { csv } = figuresOfAYear();
  const columns = csv.split('\n', 1)[0]!.split(',');
  const body = { csv, mapping: suggestMapping(columns), source: '', unit: 'crore' };
  const plan = await preview(body);
  expect(plan).toMatchObject({ counts: { added: FILMS_OF_THE_YEAR, errors: 1 } });
  expect((await confirm(body, plan.planId)).body).toMatchObject({ conflicts: [] });
  expect((await test.db.collection('films').count().get()).data().count).toBe(FILMS_OF_THE_YEAR);
  expect(await preview(body)).toMatchObject({
    counts: { added: 0, changed: 0, unchanged: FILMS_OF_THE_YEAR, ranks: 0 },
  });
});
