import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../call-api.ts';
import { failureText } from '../failure-text.ts';
import { readLocal, writeLocal } from '../local-store.ts';

type Messages = Record<string, string>;

/** A failure with a text of its own, thrown by what sends a form. */
export class FormProblem extends Error {}

/** What a refusal (409) says that there is now; `null` for every other failure. */
export const currentOf = <Item>(error: unknown): Item | null =>
  error instanceof ApiError && error.status === 409 ? ((error.body?.current as Item | undefined) ?? null) : null;

const draftName = (key: string): string => `fs-desk-draft:${key}`;

/**
 * A form of the desk: its values, what is wrong with them (by path: 'options.1'), and sending them once. Values stay on this device under
 * `draftKey` until they were saved or given up, so that neither a failed save nor a reload nor a closed dialog loses them. Fields carry
 * their path as `name`: the first bad one gets the focus.
 */
export function useDeskForm<Values extends object, Output>({
  initial,
  schema,
  draftKey,
  toInput = (values) => values,
}: {
  initial: Values;
  schema: z.ZodType<Output, unknown>;
  draftKey: string;
  /** What the schema reads, where the fields hold something else. */
  toInput?: (values: Values) => unknown;
}) {
  const [{ values, isRestored }, setState] = useState(() => {
    const draft = readLocal<Values>(draftName(draftKey));
    return { values: draft ?? initial, isRestored: draft !== null };
  });
  const [messages, setMessages] = useState<Messages>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(initial);

  const keep = (next: Values): void =>
    writeLocal(draftName(draftKey), JSON.stringify(next) === JSON.stringify(first.current) ? null : next);

  const set = useCallback(
    (change: Partial<Values>) => {
      setState((last) => {
        const next = { ...last.values, ...change };
        keep(next);
        return { values: next, isRestored: last.isRestored };
      });
      setProblem(null);
      // What is being mended is not scolded meanwhile.
      setMessages((last) => Object.fromEntries(Object.entries(last).filter(([path]) => !Object.hasOwn(change, path.split('.')[0] ?? ''))));
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key of an open form does not change
    [],
  );

  const forget = useCallback(() => writeLocal(draftName(draftKey), null), [draftKey]);
  const discard = useCallback(() => {
    forget();
    setState({ values: first.current, isRestored: false });
    setMessages({});
    setProblem(null);
  }, [forget]);

  const showIssues = (issues: readonly { path: string; message: string }[]): void => {
    setMessages(Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message])));
    const names = issues.map(({ path }) => path);
    // After the messages are drawn: a field that just became invalid must not announce itself as valid.
    requestAnimationFrame(() => {
      const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
      fields.find(({ name }) => names.includes(name))?.focus();
    });
  };

  /** Sends what the fields hold; true where it was taken. `send` may throw an `ApiError` with issues. */
  const submit = async (send: (body: Output) => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false;
    const parsed = schema.safeParse(toInput(values));
    setProblem(null);
    if (!parsed.success) {
      showIssues(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
      return false;
    }
    isBusy.current = true;
    setSending(true);
    setMessages({});
    try {
      await send(parsed.data);
      forget();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) showIssues(error.issues);
      else setProblem(error instanceof FormProblem ? error.message : failureText(error, 'This could not be saved. Please try again.'));
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return {
    form,
    values,
    set,
    messages,
    /** What went wrong with the whole of it. */
    problem,
    setProblem,
    isSending,
    isDirty: JSON.stringify(values) !== JSON.stringify(first.current),
    /** The values are what was typed here earlier and not saved. */
    isRestored,
    discard,
    /** Says at each field what is wrong with it, and goes to the first. */
    showIssues,
    submit,
  };
}
