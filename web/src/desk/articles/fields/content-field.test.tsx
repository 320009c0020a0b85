// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderDesk } from '../../../testing/render-desk.tsx';
import { type ArticleForm, emptyForm } from '../article-form.ts';
import type { HtmlField } from '../rich-text/use-content-editor.ts';
import { ContentField } from './content-field.tsx';

/** A fake of the text editor, which counts its renders. */
const editor = vi.hoisted(() => ({ renders: 0, field: null as HtmlField | null }));
vi.mock('../rich-text/rich-text-editor.tsx', () => ({
  RichTextEditor: ({ field }: { field: HtmlField }) => {
    editor.renders += 1;
    editor.field = field;
    return null;
  },
}));
beforeEach(() => void Object.assign(editor, { renders: 0, field: null }));

let form: UseFormReturn<ArticleForm>;
function Story() {
  form = useForm<ArticleForm>({ defaultValues: { ...emptyForm, content: '<p>One two</p>' } });
  return (
    <FormProvider {...form}>
      <ContentField />
    </FormProvider>
  );
}
async function openField(): Promise<HtmlField> {
  renderDesk(<Story />);
  await screen.findByText(/^2 words/);
  await vi.waitUntil(() => editor.field);
  return editor.field!;
}

test('a letter renders nothing, and a pause in typing counts the words', async () => {
  const field = await openField();
  const before = editor.renders;
  act(() => {
    for (const word of ['t', 'th', 'three', 'three four']) field.onChange(`<p>One two ${word}</p>`);
  });
  expect(form.getValues('content')).toBe('<p>One two three four</p>');
  expect(editor.renders).toBe(before);
  expect(await screen.findByText(/^4 words/)).toBeTruthy();
  expect(editor.renders).toBe(before);
});

test('the editor gets a value that was not typed into it, and typing continues from there', async () => {
  const field = await openField();
  const values: string[] = [];
  const end = field.onValue((html) => values.push(html));
  act(() => form.reset({ ...emptyForm, content: '<p>Restored</p>' }));
  expect([values.at(-1), field.value()]).toEqual(['<p>Restored</p>', '<p>Restored</p>']);
  end();
  act(() => field.onChange('<p>Restored, and more</p>'));
  expect(form.getValues('content')).toBe('<p>Restored, and more</p>');
});
