import { useCallback, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../call-api.ts';
import { failureText } from '../failure-text.ts';
import { readLocal, writeLocal } from '../local-store.ts';
import { type FormDraft, isSame, rebase as rebased, takeUp } from './form-draft.ts';

type Messages = Record<string, string>;

/** A failure with a text of its own, thrown by what sends a form. */
export class FormProblem extends Error {}

/** What a refusal (409) says that there is now; `null` for every other failure. */
export const currentOf = <Item>(error: unknown): Item | null =>
  error instanceof ApiError && error.status === 409 ? ((error.body?.current as Item | undefined) ?? null) : null;

const draftName = (key: string): string => `fs-desk-draft:${key}`;
const NO_LABELS: Readonly<Record<string, string>> = {};

/**
 * A form of the desk: its values, what is wrong with them (by path: 'options.1'), and sending them once. Values stay on this device under
 * `draftKey` until they were saved or given up, so that neither a failed save nor a reload nor a closed dialog loses them, nor a
 * colleague's save meanwhile: what was typed then stands on top of it. Fields carry their path as `name`: the first bad one gets the focus.
 */
export function useDeskForm<Values extends object, Output>({
  initial,
  schema,
  draftKey,
  revision = null,
  labels = NO_LABELS,
  toInput = (values) => values,
}: {
  initial: Values;
  schema: z.ZodType<Output, unknown>;
  /** Names the item, not its revision: whoever typed finds it again after a colleague's save. */
  draftKey: string;
  /** What `initial` is a revision of. */
  revision?: number | null;
  /** Names of fields by path, where they are not the path itself. */
  labels?: Readonly<Record<string, string>>;
  /** What the schema reads, where the fields hold something else. */
  toInput?: (values: Values) => unknown;
}) {
  const [start] = useState(() => {
    const taken = takeUp(readLocal<FormDraft<Values>>(draftName(draftKey)), { initial, revision, labels });
    // All of it is there by now: after a later change it would come back as if it had just been typed.
    if (!taken.isRestored) writeLocal(draftName(draftKey), null);
    return taken;
  });
  const [{ values, isRestored, notice }, setState] = useState(start);
  const [messages, setMessages] = useState<Messages>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** What the fields hold, also between two drawings, and what that is based on. */
  const draft = useRef<FormDraft<Values>>({ values: start.values, opened: initial, revision });

  const { put, forget } = useMemo(() => {
    const keep = (kept: FormDraft<Values> | null) => writeLocal(draftName(draftKey), kept);
    return {
      forget: () => keep(null),
      put: (next: Partial<FormDraft<Values>>): void => {
        draft.current = { ...draft.current, ...next };
        keep(isSame(draft.current.values, draft.current.opened) ? null : draft.current);
        setState((last) => ({ ...last, values: draft.current.values }));
      },
    };
  }, [draftKey]);

  const set = useCallback(
    (change: Partial<Values>) => {
      put({ values: { ...draft.current.values, ...change } });
      setProblem(null);
      // What is being mended is not scolded meanwhile.
      setMessages((last) => Object.fromEntries(Object.entries(last).filter(([path]) => !Object.hasOwn(change, path.split('.')[0] ?? ''))));
    },
    [put],
  );

  /** Puts what was changed here on top of what a colleague saved; answers the paths that both changed. */
  const rebase = useCallback(
    (theirs: Values, theirRevision: number): string[] => {
      const { values: next, both } = rebased(draft.current, theirs);
      put({ values: next, opened: theirs, revision: theirRevision });
      return both;
    },
    [put],
  );

  const discard = useCallback(() => {
    forget();
    draft.current = { ...draft.current, values: draft.current.opened };
    setState({ values: draft.current.opened, isRestored: false, notice: null });
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
    /** What is wrong with the whole of it, or what it is based on where that is not what there is now. */
    problem: problem ?? notice,
    isSending,
    isDirty: !isSame(values, draft.current.opened),
    /** The values are what was typed here earlier and not saved. */
    isRestored,
    discard,
    rebase,
    /** Says at each field what is wrong with it, and goes to the first. */
    showIssues,
    submit,
  };
}
