// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../testing/render-desk.tsx';
import { type ArticleForm, emptyForm } from '../article-form.ts';
import { FilmsField, TagsField } from './chips-fields.tsx';

function Tags() {
  return (
    <FormProvider {...useForm<ArticleForm>({ defaultValues: emptyForm })}>
      <TagsField name="tags" hint="" />
    </FormProvider>
  );
}

function Films({ ids }: { ids: string[] }) {
  return (
    <FormProvider {...useForm<ArticleForm>({ defaultValues: { ...emptyForm, filmIds: ids } })}>
      <FilmsField />
    </FormProvider>
  );
}

test('tags are chosen from the suggestions, added and removed by keyboard', async () => {
  const { user } = renderDesk(<Tags />, {
    api: { 'GET /api/admin/tag-suggestions': () => ({ tags: ['talkies', 'tea'], hashtags: [] }) },
  });
  const tags = screen.getByRole('combobox', { name: 'Tags' });
  const tag = (name: string) => screen.queryByRole('button', { name });
  await user.type(tags, 't');
  const [first] = await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(tags.getAttribute('aria-activedescendant')).toBe(first!.id);
  await user.keyboard('{Enter}');
  expect(tag('talkies')).toBeTruthy();
  await user.type(tags, 'row h,');
  expect(tag('row h')).toBeTruthy();
  await user.keyboard('{Backspace}');
  expect([tag('row h'), tag('talkies') !== null]).toEqual([null, true]);
  expect(document.activeElement).toBe(tags);
});

test('films are found while they are typed, with or without figures, and known by their ids', async () => {
  const rain = { id: 'rain', title: 'Rain over Dadar' };
  const kite = { id: 'kite', title: 'The Kite Thief' };
  const { user } = renderDesk(<Films ids={['rain']} />, {
    api: {
      'GET /api/admin/films': ({ query }) => ({ films: query.get('q') === 'kite' ? [kite] : [rain], nextAfter: null }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Rain over Dadar' })).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'Film pages' }), 'kite');
  await user.click(await screen.findByRole('option', { name: 'The Kite Thief' }));
  expect(screen.getByRole('button', { name: 'The Kite Thief' })).toBeTruthy();
});

test('Enter picks no film that was found for an earlier text', async () => {
  const rain = { id: 'rain', title: 'Rain over Dadar' };
  const { user } = renderDesk(<Films ids={[]} />, {
    api: { 'GET /api/admin/films': ({ query }) => ({ films: query.has('q') ? [] : [rain], nextAfter: null }) },
  });
  const field = screen.getByRole('combobox', { name: 'Film pages' });
  await user.click(field);
  await screen.findByRole('option', { name: 'Rain over Dadar' });
  await user.type(field, 'Kohra{Enter}');
  expect(screen.queryByRole('button', { name: 'Rain over Dadar' })).toBeNull();
  await screen.findByRole('option', { name: 'Create “Kohra”' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New film' })).toBeTruthy();
});

test('a film that the story is the first to name is created beside it, and asks about a namesake', async () => {
  const { user, calls } = renderDesk(<Films ids={[]} />, {
    api: {
      'GET /api/admin/films': ({ query }) => ({
        films: query.has('ids') ? [{ id: 'fog', title: 'Kohra Junction' }] : [],
        nextAfter: null,
      }),
      'POST /api/films': () =>
        Response.json({ message: 'Known', existing: { id: 'fog', movieName: 'Kohra Junction' } }, { status: 409 }),
    },
  });
  await user.type(screen.getByRole('combobox', { name: 'Film pages' }), 'Kohra Junction');
  await user.click(await screen.findByRole('option', { name: 'Create “Kohra Junction”' }));
  const dialog = await screen.findByRole('dialog', { name: 'New film' });
  expect(within(dialog).getByLabelText(/^Title/)).toHaveProperty('value', 'Kohra Junction');
  await user.click(within(dialog).getByRole('button', { name: 'Create film' }));
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByRole('button', { name: 'Kohra Junction' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Kohra Junction',
    isPublished: true,
  });
});
