// @vitest-environment happy-dom
import type { DeskFilm } from '@first-show/domain/films/film.schema';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  stills: [],
  sources: {},
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
  links: [],
  source: null,
  sources: {},
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

it('asks for the character of an actor, not of a director, and hides no character that is stored', async () => {
  const credit = (name: string, job: string, order: number, character: string | null = null) => ({
    personId: null,
    personSlug: null,
    name,
    job,
    character,
    isLead: false,
    order,
  });
  const credits = [
    credit('Asha Rao', 'actor', 0),
    credit('Bela Sen', 'director', 1),
    credit('Om', 'writer', 2, 'Self'),
  ];
  const { fill } = await openEditor({}, { ...film, credits });
  const hasCharacter = (row: number) => screen.queryByLabelText(`Character of credit ${row}`) !== null;
  expect([1, 2, 3].map(hasCharacter)).toEqual([true, false, true]);
  await fill(fieldOf('Job of credit 2'), 'voice');
  expect(hasCharacter(2)).toBe(true);
});

it('moves the focus to the first field of a new row, and from the last removed row to the button', async () => {
  const { user } = await openEditor();
  const addRelease = screen.getByRole('button', { name: 'Add a release' });
  await user.click(addRelease);
  await expect.poll(() => document.activeElement).toBe(fieldOf('Kind'));
  await user.click(screen.getByRole('button', { name: 'Remove Cinema' }));
  await expect.poll(() => document.activeElement).toBe(addRelease);
  await user.click(screen.getByRole('button', { name: 'Add a trailer' }));
  await expect.poll(() => document.activeElement).toBe(fieldOf('Trailer URL'));
});

it('keeps the focus in the form when the button that had it goes', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Add a release' }));
  await user.selectOptions(fieldOf('Kind'), 'Streaming');
  await user.click(screen.getByRole('button', { name: 'Checked today' }));
  expect(document.activeElement).toBe(fieldOf('Checked on'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

it('says beside the save button that a list is too long, and keeps its rows', async () => {
  const trailers = Array.from({ length: 10 }, (_, index) => ({ url: `https://vimeo.com/${index}`, title: 'Trailer' }));
  const { user, save, bodies } = await openEditor({}, { ...film, trailers });
  await user.click(screen.getByRole('button', { name: 'Add a trailer' }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('At most 10 trailers');
  expect(screen.getAllByLabelText('Trailer URL')).toHaveLength(11);
  expect(bodies(PATCH)).toEqual([]);
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

const source = 'https://www.wikidata.org/wiki/Q1';
const item = { id: 'Q1', label: 'Monsoon Ledger', description: 'film' };
const credit = (name: string, job: string) => ({ personId: null, name, job, character: null, isLead: false });
const wikidata: FakeApi = {
  'GET /api/admin/wikidata': () => [item],
  'GET /api/admin/wikidata/films/f1': () => ({
    item,
    fields: [
      { field: 'hindiTitle', before: null, after: 'बारिश का बहीखाता', source },
      { field: 'runtimeMinutes', before: null, after: 128, source },
      {
        field: 'credits',
        before: [],
        after: [credit('Asha Rao', 'director'), credit('Dev Malik', 'composer')],
        source,
      },
    ],
    newPeople: [{ item: 'Q12', name: 'Dev Malik' }],
  }),
};
const openProposals = async (api: FakeApi = wikidata) => {
  const desk = await openEditor(api);
  await desk.addCredit('Asha Rao', /^Add .* as text/);
  await desk.fill(screen.getByLabelText('Job of credit 1'), 'director');
  await desk.user.click(screen.getByRole('button', { name: 'From Wikidata' }));
  await desk.user.click(await screen.findByRole('button', { name: 'Monsoon Ledger' }));
  await screen.findByRole('heading', { name: 'Hindi title' });
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await desk.user.keyboard('{Enter}');
  };
  return { ...desk, press };
};

it('puts accepted facts of Wikidata beside the unsaved ones, and saves them with their source', async () => {
  const { user, press, save, bodies } = await openProposals({
    ...wikidata,
    'POST /api/people': ({ body }) => ({ ...person('dev', (body as { name: string }).name), isPublished: false }),
  });
  await press('Accept Hindi title');
  expect(document.activeElement?.textContent).toBe('Hindi title');
  await press('Reject Runtime in minutes');
  await press('Accept Credits');
  await press('Create Dev Malik');
  expect(await screen.findByRole('button', { name: 'Created Dev Malik' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await save();
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  expect(bodies('POST /api/people')).toMatchObject([{ name: 'Dev Malik', jobs: ['composer'], isPublished: false }]);
  expect(bodies(PATCH)).toEqual([
    {
      revision: 1,
      hindiTitle: 'बारिश का बहीखाता',
      credits: [
        { ...credit('Asha Rao', 'director'), isLead: true },
        { ...credit('Dev Malik', 'composer'), personId: 'dev' },
      ],
      sources: { hindiTitle: source, credits: source },
    },
  ]);
});

it('says why Wikidata has no answer, and asks again', async () => {
  let isBusy = true;
  const { user } = await openEditor({
    'GET /api/admin/wikidata': () =>
      isBusy ? Response.json({ message: 'Wikidata is busy. Please try again in a minute' }, { status: 503 }) : [],
  });
  await user.click(screen.getByRole('button', { name: 'From Wikidata' }));
  expect(await screen.findByText('Wikidata is busy. Please try again in a minute')).toBeTruthy();
  isBusy = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Wikidata has nothing under this name/)).toBeTruthy();
});

it('says that the import from Wikidata is off', async () => {
  const { user } = await openEditor({
    'GET /api/admin/wikidata': () =>
      Response.json({ message: 'The import from Wikidata is switched off' }, { status: 409 }),
  });
  await user.click(screen.getByRole('button', { name: 'From Wikidata' }));
  expect(await screen.findByText(/^The import from Wikidata is switched off\. Whoever runs/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('asks to save or discard changes before a merge, which would lose them', async () => {
  const desk = await openEditor();
  const isMerging = () => screen.queryByRole('dialog') !== null;
  await desk.fill(screen.getByLabelText('Hindi title'), 'मानसून');
  await desk.user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(isMerging()).toBe(false);
  await desk.user.click(screen.getByRole('button', { name: 'Discard' }));
  await desk.user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(isMerging()).toBe(true);
});

it('asks for the job before the person, because a picked person is added at once', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByLabelText('As'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add a credit' }));
});

it('merges into a film that is told apart by its year, even if only the month is known, and replaces its page', async () => {
  const kept = { ...film, id: 'f2', title: 'The Monsoon Ledger', firstRelease: '2027-03', gaps: [] };
  const desk = await openEditor({
    'GET /api/admin/films': () => ({ films: [kept], nextAfter: null }),
    'GET /api/admin/films/f2': () => kept,
    'POST /api/films/f1/merge': () => kept,
  });
  await desk.user.click(screen.getByRole('button', { name: 'Merge' }));
  await desk.user.type(screen.getByRole('combobox', { name: 'The film that stays' }), 'Monsoon');
  await desk.user.click(await screen.findByRole('option', { name: /^The Monsoon Ledger ?2027 · Hindi$/ }));
  await desk.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }));
  await vi.waitFor(() => expect(desk.router.state.location.pathname).toBe('/admin/films/f2'));
  // Back must not lead to the page of the duplicate, which is in the trash.
  expect(desk.router.state.historyAction).toBe('REPLACE');
});
