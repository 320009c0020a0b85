import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportPreview, ImportResult } from '@first-show/domain/box-office/import-preview';
import type { DeskFilm, Film } from '@first-show/domain/films/film.schema';
import { registerAll } from '../../api/router.ts';
import { fixedClock } from '../../platform/clock.ts';
import { personDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('facts-import', registerAll, {
    clock: fixedClock('2026-11-20T10:00:00.000Z'),
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  for (const role of ['editor', 'moderator'])
    await test.db.doc(`staff/${role}`).set({ displayName: 'Imtiaz', role, isActive: true });
  await writeContent(test.db, {
    people: [
      personDoc('p1', { name: 'Asha Rao', slug: 'asha-rao', hindiName: 'आशा राव' }),
      personDoc('p2', { name: 'Dev Sen', slug: 'dev-sen' }),
      personDoc('p3', { name: 'Dev Sen', slug: 'dev-sen-2' }),
    ],
  });
});

const API = '/api/admin/films/import';
const send = async <T>(path: string, body: object, role = 'editor') => {
  const { status, body: answer } = await newReader(test.app, { authorization: `Bearer ${role}` }).send(
    'POST',
    path,
    body,
  );
  return { status, answer: answer as T };
};
const preview = async (csv: string) => (await send<ImportPreview>(`${API}/preview`, { csv })).answer;
const filmOf = async (slug: string) => (await newReader(test.app).get(`/api/films/${slug}`)).body as Film;

describe('the import of facts and credits', () => {
  it('previews without writing, then adds and changes films, links names, and has nothing left', async () => {
    const rain = (await send<DeskFilm>('/api/films', { title: 'Rain', genres: ['drama'] })).answer;
    const csv = `\uFEFFTitle;Director;Cast;Genres;Release date;Mood
Rain;आशा राव;;;2026-12-04;sad
Clay Tiger;Asha Rao;Dev Sen (The potter), Ela;drama, comedy;2026-12-11;
;Nobody;;;;
`;
    const plan = await preview(csv);
    expect(plan).toMatchObject({
      rows: 3,
      counts: { added: 1, changed: 1, unchanged: 0, errors: 1 },
      errors: [{ line: 4, message: 'The row has no title' }],
      notes: [{ line: 3, message: 'Dev Sen, Ela: no person, or more than one, has this name, so it stays text' }],
    });
    expect((await filmOf('rain')).credits).toEqual([]);

    const { status, answer } = await send<ImportResult>(API, { csv, planId: plan.planId });
    expect([status, answer.conflicts]).toEqual([200, []]);
    expect(await filmOf('rain')).toMatchObject({
      id: rain.id,
      genres: ['drama'],
      releaseDate: '2026-12-04',
      credits: [{ name: 'आशा राव', job: 'director', personSlug: 'asha-rao' }],
    });
    expect(await filmOf('clay-tiger')).toMatchObject({
      genres: ['drama', 'comedy'],
      credits: [
        { name: 'Asha Rao', personId: 'p1' },
        { name: 'Dev Sen', personId: null, character: 'The potter', isLead: true },
        { name: 'Ela', personId: null, character: null },
      ],
    });
    expect((await preview(csv)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('is refused with a new preview if a film has changed since the preview', async () => {
    const csv = 'title,synopsis\nRain,A year of rain.\n';
    const { planId } = await preview(csv);
    await send('/api/films', { title: 'Rain' });
    const { status, answer } = await send<{ preview: ImportPreview }>(API, { csv, planId });
    expect([status, answer.preview.counts]).toMatchObject([409, { added: 0, changed: 1 }]);
    expect((await filmOf('rain')).synopsis).toBeNull();
  });

  it('refuses files without titles or with too many films, and others than editors', async () => {
    const refusal = async (csv: string) => (await send<{ message: string }>(`${API}/preview`, { csv })).answer.message;
    expect(await refusal('name,director\nRain,Asha Rao\n')).toBe('The file has no column title.');
    expect(await refusal('')).toBe('The file is empty.');
    expect(await refusal(`title\n${'Rain\n'.repeat(301)}`)).toMatch(/^The file has more than 300 films/);
    expect((await send(API, { csv: 'title\nRain\n', planId: 'x' }, 'moderator')).status).toBe(403);
  });
});
