// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../testing/render-desk.tsx';
import { type ArticleForm, emptyForm } from '../article-form.ts';
import { TagsField } from './chips-fields.tsx';

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
