// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
  function Films() {
    return (
      <FormProvider {...useForm<ArticleForm>({ defaultValues: { ...emptyForm, filmIds: ['rain'] } })}>
        <FilmsField />
      </FormProvider>
    );
  }
  const { user } = renderDesk(<Films />, {
    api: {
      'GET /api/admin/films': ({ query }) => ({ films: query.get('q') === 'kite' ? [kite] : [rain], nextAfter: null }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Rain over Dadar' })).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'Film pages' }), 'kite');
  await user.click(await screen.findByRole('option', { name: 'The Kite Thief' }));
  expect(screen.getByRole('button', { name: 'The Kite Thief' })).toBeTruthy();
});
