// @vitest-environment happy-dom
import type { DeskFilm } from '@first-show/domain/films/film.schema';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fieldOf, renderDesk } from '../../testing/render-desk.tsx';
import { FilmFactsEditor } from './film-facts-editor.tsx';

const film: DeskFilm = {
  id: 'f1',
  slug: 'monsoon-ledger',
  title: 'Monsoon Ledger',
  hindiTitle: null,
  originalTitle: null,
  aliases: [],
  languages: ['Hindi'],
  genres: [],
  status: 'announced',
  releaseDate: null,
  posterUrl: null,
  ourStars: null,
  rating: { count: 0, mean: null },
  credits: [],
  releases: [],
  synopsis: null,
  runtimeMinutes: null,
  certificate: null,
  trailers: [],
  budgetRupees: null,
  budgetSource: null,
  verdict: null,
  verdictSource: null,
  boxOffice: null,
  versions: [],
  distribution: null,
  runEndedOn: null,
  isPublished: true,
  revision: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const person = (id: string, name: string): DeskPerson => ({
  id,
  slug: id,
  name,
  hindiName: null,
  jobs: ['actor'],
  pictureUrl: null,
  aliases: [],
  born: null,
  about: null,
  source: null,
  isPublished: true,
  revision: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const PATCH = 'PATCH /api/films/f1';

async function openEditor(api: FakeApi = {}, opened: DeskFilm = film) {
  const desk = renderDesk(<FilmFactsEditor id="f1" />, {
    api: {
      'GET /api/admin/films/f1': () => opened,
      'GET /api/admin/people': () => ({ people: [], nextAfter: null }),
      [PATCH]: ({ body }) => ({ ...opened, ...(body as Partial<DeskFilm>), revision: 2 }),
      ...api,
    },
  });
  await screen.findByRole('heading', { name: 'Monsoon Ledger' });
  const bodies = (call: string) =>
    desk.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  const addCredit = async (typed: string, option: RegExp) => {
    await desk.user.type(screen.getByRole('combobox', { name: 'Add a credit' }), typed);
    await desk.user.click(await screen.findByRole('option', { name: option }));
  };
  const save = async () => {
    await desk.user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { ...desk, bodies, addCredit, save };
}

it('credits people who are found while they are typed, and marks the first two of the cast as leads', async () => {
  const known = [person('asha', 'Asha Rao'), person('bela', 'Bela Sen'), person('chitra', 'Chitra Pal')];
  const { addCredit, save, bodies } = await openEditor({
    'GET /api/admin/people': ({ query }) => ({
      people: known.filter(({ name }) => name.startsWith(query.get('q') ?? '')),
      nextAfter: null,
    }),
  });
  await addCredit('Asha', /^Asha Rao/);
  await addCredit('Bela', /^Bela Sen/);
  await addCredit('Chitra', /^Chitra Pal/);
  await save();
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  const credit = (personId: string, name: string, isLead: boolean) => ({
    personId,
    name,
    job: 'actor',
    character: null,
    isLead,
  });
  expect(bodies(PATCH)).toEqual([
    {
      revision: 1,
      credits: [
        credit('asha', 'Asha Rao', true),
        credit('bela', 'Bela Sen', true),
        credit('chitra', 'Chitra Pal', false),
      ],
    },
  ]);
});

it('creates an unpublished person in place, and asks first if the name is known', async () => {
  const { addCredit, user, bodies } = await openEditor({
    'POST /api/people': ({ body }) => {
      const { name, isNamesake } = body as { name: string; isNamesake: boolean };
      if (isNamesake) return { ...person('new', name), isPublished: false };
      return Response.json({ message: 'Known', existing: person('old', 'Nila Barve') }, { status: 409 });
    },
  });
  await addCredit('Nila Barve', /^Create/);
  const dialog = await screen.findByRole('dialog', { name: 'Another Nila Barve?' });
  await user.click(within(dialog).getByRole('button', { name: 'Create another' }));
  expect(await screen.findByLabelText('Name of credit 1')).toHaveProperty('value', 'Nila Barve');
  expect(await screen.findByText(/^Not published\./)).toBeTruthy();
  expect(bodies('POST /api/people')).toEqual([
    { name: 'Nila Barve', jobs: ['actor'], isPublished: false, isNamesake: false },
    { name: 'Nila Barve', jobs: ['actor'], isPublished: false, isNamesake: true },
  ]);
});

it('moves a credit by keyboard and by button', async () => {
  const credits = ['Asha Rao', 'Bela Sen'].map((name, order) => ({
    personId: null,
    personSlug: null,
    name,
    job: 'writer',
    character: null,
    isLead: false,
    order,
  }));
  const { user } = await openEditor({}, { ...film, credits });
  const names = () => [fieldOf('Name of credit 1').value, fieldOf('Name of credit 2').value];
  await user.click(fieldOf('Job of credit 2'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['Bela Sen', 'Asha Rao']);
  await expect.poll(() => document.activeElement).toBe(fieldOf('Job of credit 1'));
  await user.click(screen.getByRole('button', { name: 'Move down Bela Sen' }));
  expect(names()).toEqual(['Asha Rao', 'Bela Sen']);
  await user.click(screen.getByRole('button', { name: 'Remove Asha Rao' }));
  expect(fieldOf('Name of credit 1').value).toBe('Bela Sen');
  expect(screen.queryByLabelText('Name of credit 2')).toBeNull();
});

it('shows the error of a release at its field, and keeps what was typed', async () => {
  const { user, save, bodies } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Add a release' }));
  await user.type(screen.getByLabelText('Date'), '2026-13');
  await save();
  expect(await screen.findByText('A date is YYYY-MM-DD, YYYY-MM or YYYY')).toBeTruthy();
  expect(bodies(PATCH)).toEqual([]);
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '2026-12');
  expect(await screen.findByText('December 2026')).toBeTruthy();
  await save();
  await expect.poll(() => bodies(PATCH)).toMatchObject([{ releases: [{ kind: 'cinema', date: '2026-12' }] }]);
});

it('keeps the typed facts after a failed save, and applies them to a colleague’s version', async () => {
  const theirs = { ...film, genres: ['Drama'], revision: 5 };
  const answers = [
    () => {
      throw new TypeError('offline');
    },
    () => Response.json({ message: 'Changed', current: theirs }, { status: 409 }),
    () => ({ ...theirs, hindiTitle: 'बारिश का बहीखाता', revision: 6 }),
  ];
  const { fill, save, bodies } = await openEditor({ [PATCH]: () => answers.shift()?.() });
  await fill(fieldOf('Hindi title'), 'बारिश का बहीखाता');
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/save/i);
  expect(fieldOf('Hindi title').value).toBe('बारिश का बहीखाता');
  await save();
  expect(await screen.findByText(/^Someone else saved a newer version/)).toBeTruthy();
  expect([fieldOf('Hindi title').value, fieldOf('Genres').value]).toEqual(['बारिश का बहीखाता', 'Drama']);
  await save();
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  expect(bodies(PATCH)).toEqual([
    { hindiTitle: 'बारिश का बहीखाता', revision: 1 },
    { hindiTitle: 'बारिश का बहीखाता', revision: 1 },
    { hindiTitle: 'बारिश का बहीखाता', revision: 5 },
  ]);
});
