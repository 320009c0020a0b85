import { parseHTML } from 'linkedom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../shared/lib/call-api.ts';

// React's client needs a global document when it is imported.
const { window, document, HTMLElement } = parseHTML('<!doctype html><html><body></body></html>');
const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
Object.assign(globalThis, { window, document, HTMLElement, sessionStorage, IS_REACT_ACT_ENVIRONMENT: true });
const { createRoot } = await import('react-dom/client');
const { FormProblem, useDeskForm } = await import('./use-desk-form.ts');

type Film = { id: string; revision: number; title: string; studio: string };
type Values = { title: string; studio: string };
const schema = z.object({ title: z.string().min(2, 'At least 2 characters'), studio: z.string() });
const valuesOf = ({ title, studio }: Film): Values => ({ title, studio });
const saved: Film = { id: 'rain', revision: 1, title: 'Rain', studio: 'Peepal' };
const conflict = (current: Film) => new ApiError(409, 'Conflict', JSON.stringify({ message: 'Changed', current }));

type Send = (body: Values, base: Film | null) => Promise<void>;
let form: ReturnType<typeof useDeskForm<Values, Values, Film>>;
type Options = Pick<Parameters<typeof useDeskForm<Values, Values, Film>>[0], 'keepDraft' | 'onInvalid' | 'onFailed'>;
function Form({ send, item = saved, options }: { send: Send; item?: Film; options?: Options }) {
  form = useDeskForm<Values, Values, Film>({
    initial: valuesOf(item),
    schema,
    draftKey: 'film:rain',
    revision: item.revision,
    shared: { item, valuesOf, summaryOf: ({ title }) => [title], onChanged: () => undefined },
    send,
    ...options,
  });
  // Subscribe to the errors: react-hook-form only re-renders for state that was read.
  void form.formState.errors;
  return null;
}

let root: Root;
const show = (send: Send, item?: Film, options?: Options) =>
  act(async () => root.render(<Form send={send} item={item} options={options} />));
const type = (name: keyof Values, text: string) => act(async () => form.setValue(name, text, { shouldDirty: true }));
const submit = () => act(async () => form.submit());
const close = () => act(async () => root.render(null));

beforeEach(() => {
  stored.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

it('sends the output of the schema, and only once if submitted twice at the same time', async () => {
  const send = vi.fn<Send>(() => Promise.resolve());
  await show(send);
  await type('title', 'Rains');
  await act(async () => Promise.all([form.submit(), form.submit()]));
  expect(send.mock.calls).toEqual([[{ title: 'Rains', studio: 'Peepal' }, saved]]);
});

it('sends nothing if a field is invalid, and shows the error at the field', async () => {
  const send = vi.fn<Send>(() => Promise.resolve());
  await show(send);
  await type('title', 'R');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(form.field('title', 'A hint')).toMatchObject({ error: true, helperText: 'At least 2 characters' });
  expect(form.field('studio', 'A hint')).toMatchObject({ error: false, helperText: 'A hint' });
});

it("shows the server's issues at their fields, and any other failure as the form's problem", async () => {
  const issue = new ApiError(
    400,
    'Bad Request',
    JSON.stringify({ message: 'No', issues: [{ path: 'title', message: 'Taken' }] }),
  );
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(issue)
    .mockRejectedValueOnce(new FormProblem('The projector is off.'));
  await show(send);
  await submit();
  expect([form.field('title').helperText, form.problem]).toEqual(['Taken', null]);
  await submit();
  expect([form.field('title').helperText, form.problem]).toEqual([undefined, 'The projector is off.']);
});

it('keeps a draft in this window until it is saved or discarded', async () => {
  await show(() => Promise.resolve());
  await type('title', 'Rains');
  await close();
  await show(() => Promise.resolve());
  expect([form.getValues('title'), form.isRestored, form.isDirty]).toEqual(['Rains', true, true]);
  await act(async () => form.discard());
  expect([form.getValues('title'), form.isRestored, form.isDirty]).toEqual(['Rain', false, false]);
  await type('title', 'Rains');
  await submit();
  expect(stored.size).toBe(0);
});

it('ignores a discard during a save, which sends the changes anyway', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await show(() => promise);
  await type('title', 'Rains');
  await act(async () => {
    const saving = form.submit();
    form.discard();
    expect(form.getValues('title')).toBe('Rains');
    resolve();
    await saving;
  });
  await act(async () => form.discard());
  expect(form.getValues('title')).toBe('Rain');
});

it('applies a draft to a newer version and says so', async () => {
  await show(() => Promise.resolve());
  await type('title', 'Rains');
  await close();
  await show(() => Promise.resolve(), { ...saved, revision: 2, studio: 'Banyan' });
  expect(form.getValues()).toEqual({ title: 'Rains', studio: 'Banyan' });
  expect(form.problem).toContain('older version');
});

it('rebases on a colleague’s save and asks to save again', async () => {
  const theirs = { ...saved, revision: 2, title: 'Monsoon', studio: 'Banyan' };
  const send = vi.fn<Send>().mockRejectedValueOnce(conflict(theirs)).mockResolvedValue();
  await show(send);
  await type('title', 'Rains');
  await submit();
  expect(form.getValues()).toEqual({ title: 'Rains', studio: 'Banyan' });
  expect(form.problem).toContain('Someone else saved a newer version: Monsoon. You both changed: Title.');
  await submit();
  expect(send).toHaveBeenLastCalledWith({ title: 'Rains', studio: 'Banyan' }, theirs);
});

it('passes drafts, paths of invalid fields and failures to their callbacks', async () => {
  const drafts: unknown[] = [];
  const keepDraft = (draft: unknown) => void drafts.push(draft);
  const onInvalid = vi.fn();
  const onFailed = vi.fn(() => Promise.resolve());
  const failure = new Error('The projector is off.');
  await show(() => Promise.reject(failure), saved, { keepDraft, onInvalid, onFailed });
  await type('title', 'R');
  expect(drafts.at(-1)).toEqual({
    values: { title: 'R', studio: 'Peepal' },
    opened: { title: 'Rain', studio: 'Peepal' },
    revision: 1,
  });
  await submit();
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['title']);
  await type('title', 'Rains');
  await submit();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure);
  expect(form.problem).toBeNull();
  await act(async () => form.discard());
  expect([drafts.at(-1), form.getValues('title')]).toEqual([null, 'Rain']);
});

it('shows given values as unsaved changes of a given saved version', async () => {
  const drafts: unknown[] = [];
  const keepDraft = (draft: unknown) => void drafts.push(draft);
  await show(() => Promise.resolve(), saved, { keepDraft });
  await type('title', 'Rains');
  const theirs = { title: 'Monsoon', studio: 'Banyan' };
  await act(async () => form.show({ ...theirs, title: 'Rains' }, { values: theirs, revision: 2 }));
  expect(form.isDirty).toBe(true);
  expect(drafts.at(-1)).toEqual({ values: { title: 'Rains', studio: 'Banyan' }, opened: theirs, revision: 2 });
  await act(async () => form.show(theirs, { values: theirs, revision: 2 }));
  expect([form.isDirty, drafts.at(-1)]).toEqual([false, null]);
});
