// @vitest-environment happy-dom
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, renderDesk } from '../../testing/render-desk.tsx';
import { PeopleDesk } from './people-desk.tsx';

const asha: DeskPerson = {
  id: 'asha',
  slug: 'asha-rao',
  name: 'Asha Rao',
  hindiName: 'आशा राव',
  jobs: ['director'],
  pictureUrl: null,
  aliases: [],
  born: '1984-02',
  about: null,
  links: [],
  source: null,
  sources: {},
  isPublished: true,
  revision: 3,
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const list = () => ({ people: [asha], nextAfter: null });

it('asks before it creates a second person of a known name', async () => {
  const { user, fill, calls } = renderDesk(<PeopleDesk />, {
    api: {
      'GET /api/admin/people': list,
      'POST /api/people': ({ body }) =>
        (body as { isNamesake: boolean }).isNamesake
          ? { ...asha, id: 'other', born: null }
          : Response.json({ message: 'Known', existing: asha }, { status: 409 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New person' }));
  expect(await screen.findByText('February 1984')).toBeTruthy();
  await fill(fieldOf('Name *'), 'Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  expect(await screen.findByText('There is a person called Asha Rao: director · 1984.')).toBeTruthy();
  expect(fieldOf('Name *').value).toBe('Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Create another' }));
  expect(await screen.findByText('Asha Rao is saved.')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([{ isNamesake: false }, { isNamesake: true }]);
});

it('opens the form of a person by its address, and sends only what was changed', async () => {
  const { user, fill, calls, router } = renderDesk(<PeopleDesk />, {
    path: '/admin/people?person=asha',
    api: {
      'GET /api/admin/people': list,
      'GET /api/admin/people/asha': () => asha,
      'PATCH /api/people/asha': ({ body }) => ({ ...asha, ...(body as object), revision: 4 }),
    },
  });
  await screen.findByRole('dialog', { name: 'Edit person' });
  await fill(await screen.findByLabelText('Source'), 'The studio');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Asha Rao is saved.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ source: 'The studio', revision: 3 });
  expect(router.state.location.search).toBe('');
});

it('filters by letter and by what is missing, and undoes a delete', async () => {
  const { user, calls } = renderDesk(<PeopleDesk />, {
    api: {
      'GET /api/admin/people': list,
      'DELETE /api/people/asha': () => new Response(null, { status: 204 }),
      'POST /api/people/asha/undo': () => asha,
    },
  });
  await user.selectOptions(await screen.findByLabelText('First letter'), 'A');
  await user.selectOptions(screen.getByLabelText('Show'), 'To complete: no source');
  await expect.poll(() => calls.at(-1)?.query.toString()).toBe('letter=a&show=source');
  const row = within(await screen.findByRole('row', { name: /^Asha Rao/ }));
  await user.click(row.getByRole('button', { name: 'Delete Asha Rao' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Asha Rao was restored.')).toBeTruthy();
});

it('proposes facts of Wikidata for the form, and saves them with their source', async () => {
  const source = 'https://www.wikidata.org/wiki/Q5';
  const { user, calls } = renderDesk(<PeopleDesk />, {
    path: '/admin/people?person=asha',
    api: {
      'GET /api/admin/people': list,
      'GET /api/admin/people/asha': () => asha,
      'GET /api/admin/wikidata': () => [{ id: 'Q5', label: 'Asha Rao', description: 'director' }],
      'GET /api/admin/wikidata/people/asha': () => ({
        item: { id: 'Q5', label: 'Asha Rao', description: null },
        fields: [
          { field: 'born', before: '1984', after: '1984-02-17', source },
          { field: 'links', before: [], after: ['https://asha.example/'], source },
        ],
        newPeople: [],
      }),
      'PATCH /api/people/asha': ({ body }) => ({ ...asha, ...(body as object), revision: 4 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'From Wikidata' }));
  await user.click(await screen.findByRole('button', { name: 'Asha Rao' }));
  await user.click(await screen.findByRole('button', { name: 'Accept Born' }));
  await user.click(screen.getByRole('button', { name: 'Accept Links' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Asha Rao is saved.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    born: '1984-02-17',
    links: ['https://asha.example/'],
    sources: { born: source },
    revision: 3,
  });
});
