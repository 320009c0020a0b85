// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../testing/render-desk.tsx';
import { type ArticleForm, emptyForm } from '../article-form.ts';
import { FoundNames, PeopleField } from './names-field.tsx';

const names = [
  { id: 'porter', kind: 'film', name: 'Porter', isCertain: false },
  { id: 'vikram', kind: 'person', name: 'Vikram Solanke', isCertain: true },
];
vi.mock('../../lib/use-live-state.ts', () => ({ useLiveDocState: () => ({ status: 'ready', doc: { names } }) }));

let form: Partial<ArticleForm> = {};
function Values() {
  form = useWatch<ArticleForm>() as ArticleForm;
  return null;
}
function Names() {
  return (
    <FormProvider {...useForm<ArticleForm>({ defaultValues: emptyForm })}>
      <PeopleField articleId="a" />
      <FoundNames articleId="a" />
      <Values />
    </FormProvider>
  );
}

test('a found name is confirmed, dismissed and brought back', async () => {
  const { user } = renderDesk(<Names />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Confirm Porter');
  expect(form.filmIds).toEqual(['porter']);
  expect(screen.queryByRole('button', { name: 'Confirm Porter' })).toBeNull();
  await press('Not meant Vikram Solanke');
  expect(form.dismissedIds).toEqual(['vikram']);
  await press('Undo Vikram Solanke');
  await press('Confirm Vikram Solanke');
  expect([form.dismissedIds, form.personIds]).toEqual([[], ['vikram']]);
  expect(screen.getByRole('listitem', { name: '' }).textContent).toBe('Vikram Solanke');
});
