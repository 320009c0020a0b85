import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Mode,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { readSession, writeSession } from '../../shared/lib/local-store.ts';
import {
  changesOf,
  type FormDraft,
  isSame,
  type Merge,
  namesOf,
  rebase as rebased,
  restoreDraft,
} from './form-draft.ts';
import { messageOf, pathsOf } from './message-of.ts';
import { callStaffApi, currentOf } from './staff-api.ts';
import { FORM_DRAFTS } from './unsent-work.ts';

/** An error whose message the form shows. `send` may throw it. */
export class FormProblem extends Error {}

type Revision = FormDraft<unknown>['revision'];
type Revised = { id: string; revision: number };
type Opened<Values> = { values: Values; revision: Revision };
/** What a form that stays open shows after a save. `item`: the saved item, for a shared one. */
type Sent<Values, Item> = Opened<Values> & { item?: Item };

/**
 * Options for an item that colleagues edit too. After a colleague's save, the form applies the
 * person's changes to the colleague's version and asks the person to save again.
 */
type SharedItem<Values, Item extends Revised> = {
  /** `null`: a new item. */
  item: Item | null;
  valuesOf: (item: Item) => Values;
  /** The values of a colleague's version that the conflict message shows. */
  summaryOf: (current: Item) => readonly string[];
  /** Receives the server's version after a conflict. */
  onChanged: (current: Item) => void;
};

const draftName = (key: string): string => `${FORM_DRAFTS}${key}`;

type DraftOptions<Values> = {
  initial: Values;
  /**
   * The name under which this window stores the draft, such as `film:{id}`. It must not contain the
   * revision, so that the draft survives a colleague's save. `useItemForm` adds the item's id.
   */
  draftKey?: string;
  /** Unsaved values of an earlier visit, which were stored elsewhere. The form starts with them. */
  restored?: Values | null;
  /** Receives the draft after every change, to store it elsewhere; `null`: no change is left. */
  keepDraft?: (draft: FormDraft<Values> | null) => void;
  /** The revision of `initial`. */
  revision?: Revision;
  /** Replaces the default merge by field. */
  merge?: Merge<Values>;
  /** Labels of fields by path. A field without a label is called by its path. */
  labels?: Readonly<Record<string, string>>;
};

type DeskFormOptions<Values, Output extends object, Item extends Revised> = DraftOptions<Values> & {
  schema: z.ZodType<Output, unknown>;
  /** Converts the values to the schema's input. `base`: the saved item that they are based on. */
  toInput?: (values: Values, base: Item | null) => unknown;
  mode?: Mode;
  shared?: SharedItem<Values, Item>;
  /** May throw a `FormProblem`. Resolves with the values to show if the form stays open. */
  send: (body: Output, base: Item | null) => Promise<Sent<Values, Item> | void>;
  onSent?: () => void;
  /** Focuses one of the invalid fields. By default, the first registered one gets the focus. */
  onInvalid?: (paths: readonly string[]) => void;
  /** Handles an error without `issues`. By default, `problem` shows a text about the error. */
  onFailed?: (error: unknown) => Promise<void>;
  failedText?: string;
};

/** The saved values that the fields are based on, and the local draft of the changes. */
function useDraft<Values extends FieldValues, Output extends object>(
  { subscribe, reset, getValues }: UseFormReturn<Values, unknown, Output>,
  { initial, revision = null, draftKey, restored: given = null, keepDraft, labels, merge }: DraftOptions<Values>,
) {
  const [start] = useState(() => {
    if (given !== null) return { values: given, isRestored: true, notice: null };
    const kept = draftKey === undefined ? null : readSession<FormDraft<Values>>(draftName(draftKey));
    const restored = restoreDraft(kept, { initial, revision, labels, merge });
    if (!restored.isRestored && draftKey !== undefined) writeSession(draftName(draftKey), null);
    return restored;
  });
  const [{ isRestored, notice }, setRestored] = useState(start);
  const opened = useRef<Opened<Values>>({ values: initial, revision });

  const keep = (draft: FormDraft<Values> | null): void => {
    keepDraft?.(draft);
    if (draftKey !== undefined) writeSession(draftName(draftKey), draft);
  };
  const keepChanges = useEffectEvent(({ values }: { values: Values }) => {
    const { values: before, revision: of } = opened.current;
    keep(isSame(values, before) ? null : { values: structuredClone(values), opened: before, revision: of });
  });
  useEffect(() => {
    if (start.isRestored) reset(start.values, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: (state) => keepChanges(state) });
  }, [subscribe, reset, start]);

  /** Shows `values` as changes of the saved values `base`. */
  const show = (values: Values, base: Opened<Values>): void => {
    opened.current = base;
    // In this order, subscribers never see the old values with the new base.
    reset(values, { keepDefaultValues: true });
    reset(base.values, { keepValues: true });
  };
  /**
   * Applies the editor's changes since `since` to a newer version. Returns the paths that both
   * sides changed; they keep the editor's value.
   */
  const rebase = (theirs: Values, theirRevision: Revision, since: Values = opened.current.values): string[] => {
    const { values, conflicts } = rebased({ values: getValues(), opened: since }, theirs, merge);
    show(values, { values: theirs, revision: theirRevision });
    return conflicts;
  };
  const forgetRestored = (): void => setRestored({ ...start, isRestored: false, notice: null });
  const discard = (): void => {
    keep(null);
    reset(opened.current.values);
    forgetRestored();
  };
  return { isRestored, notice, keep, show, rebase, discard, forgetRestored };
}

/** Functions for the fields of a form and their errors. */
function fieldsOf<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const errorAt = (path: string) => form.getFieldState(path as Path<Values>, form.formState).error;
  return {
    /** Props of a `TextField`: registration, and the error or `hint` below it. */
    field: (name: Path<Values>, hint?: ReactNode, rules?: RegisterOptions<Values>) => {
      const message = messageOf(errorAt(name));
      return { ...form.register(name, rules), error: message !== undefined, helperText: message ?? hint };
    },
    /** The error of a path without an input ('options'), but not of its items. */
    messageAt: (path: string): string | undefined => errorAt(path)?.message ?? errorAt(path)?.root?.message,
  };
}

/**
 * react-hook-form with the API's schema, for the forms of the desks. It also
 *
 * - ignores a second submit while the first one is sent;
 * - shows the server's issues at their fields;
 * - keeps a draft until it is saved or discarded (`draftKey`, `keepDraft`);
 * - applies the changes to a version that a colleague has saved since the form opened (`shared`).
 */
export function useDeskForm<Values extends FieldValues, Output extends object, Item extends Revised = Revised>(
  options: DeskFormOptions<Values, Output, Item>,
) {
  const { toInput = (values) => values, shared, onInvalid } = options;
  const { failedText = 'This could not be saved. Please try again.' } = options;
  const base = useRef<Item | null>(shared?.item ?? null);
  const isBusy = useRef(false);
  const validate = zodResolver(options.schema as never) as unknown as Resolver<Values, unknown, Output>;
  const form = useForm<Values, unknown, Output>({
    defaultValues: options.initial as DefaultValues<Values>,
    resolver: (values, ...rest) => validate(toInput(values, base.current) as Values, ...rest),
    mode: options.mode,
    shouldFocusError: onInvalid === undefined,
  });
  const { getValues, setError, handleSubmit, formState } = form;
  const { isRestored, notice, keep, show, rebase, discard, forgetRestored } = useDraft(form, options);

  const showIssues = (issues: ApiError['issues']): void => {
    for (const [index, { path, message }] of issues.entries()) {
      const shouldFocus = onInvalid === undefined && index === 0;
      setError(path as Path<Values>, { type: 'server', message }, { shouldFocus });
    }
    onInvalid?.(issues.map(({ path }) => path));
  };
  /**
   * If the error contains a newer version of the item, rebases on it and throws a message about the
   * conflict. Rethrows every other error.
   */
  const rebaseOnConflict = (error: unknown): never => {
    const current = currentOf<Item>(error);
    if (shared === undefined || current === null) throw error;
    const before = base.current;
    shared.onChanged(current);
    if (before === null || current.revision === before.revision) throw error;
    base.current = current;
    const conflicts = rebase(shared.valuesOf(current), current.revision);
    throw new FormProblem(conflictText(shared.summaryOf(current), namesOf(conflicts, options.labels)));
  };
  const send = async (body: Output): Promise<void> => {
    const sent = structuredClone(getValues());
    try {
      const saved = await options.send(body, base.current).catch(rebaseOnConflict);
      forgetRestored();
      if (saved?.item !== undefined) base.current = saved.item;
      if (saved === undefined) keep(null);
      // Keeps edits that were made during the save.
      else rebase(saved.values, saved.revision, sent);
      options.onSent?.();
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) showIssues(error.issues);
      else if (options.onFailed !== undefined) await options.onFailed(error);
      else setError('root', { message: error instanceof FormProblem ? error.message : failureText(error, failedText) });
    }
  };
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    // React bubbles the submit event of a dialog to the page's form around it.
    event?.stopPropagation();
    if (isBusy.current) return;
    isBusy.current = true;
    await handleSubmit(send, (invalid) => onInvalid?.(pathsOf(invalid)))().finally(() => {
      isBusy.current = false;
    });
  };

  return {
    ...form,
    ...fieldsOf(form),
    /** An error of the whole form, or the notice that the draft is based on an older version. */
    problem: formState.errors.root?.message ?? notice,
    isSending: formState.isSubmitting,
    isDirty: formState.isDirty,
    /** The fields hold a local draft of an earlier visit. */
    isRestored,
    /** Shows the saved values again. Ignored during a save, which sends the changes anyway. */
    discard: () => {
      if (!isBusy.current) discard();
    },
    show,
    rebase,
    showIssues,
    submit,
  };
}

/** `summary`: the colleague's values. `conflicts`: labels of the fields that both sides changed. */
function conflictText(summary: readonly string[], conflicts: string): string {
  const next =
    conflicts === ''
      ? 'Your changes have been applied to it. Check them, then save again.'
      : `You both changed: ${conflicts}. Save again to replace their version with yours.`;
  return `Someone else saved a newer version: ${summary.join(' · ')}. ${next}`;
}

/** Props of the form for a new item (`item` is `null`) or an existing one. */
export type ItemFormProps<Item> = {
  item: Item | null;
  onSaved: (item: Item) => void;
  /** Receives the server's version if a colleague has saved first. */
  onChanged: (current: Item) => void;
  onClose: () => void;
};

type ItemFormOptions<Values, Output extends object, Item extends Revised> = Omit<
  DeskFormOptions<Values, Output, Item>,
  'revision' | 'shared' | 'send' | 'onSent'
> &
  ItemFormProps<Item> &
  Pick<SharedItem<Values, Item>, 'valuesOf' | 'summaryOf'> & { path: string };

/**
 * `useDeskForm` for an item that `POST path` creates and `PATCH path/{id}` changes. A successful
 * save closes the form.
 */
export function useItemForm<Values extends FieldValues, Output extends object, Item extends Revised>(
  options: ItemFormOptions<Values, Output, Item>,
) {
  const { item, path, draftKey, valuesOf, summaryOf, onSaved, onChanged, onClose, ...rest } = options;
  return useDeskForm<Values, Output, Item>({
    ...rest,
    draftKey: `${draftKey}:${item?.id ?? 'new'}`,
    revision: item?.revision,
    shared: { item, valuesOf, summaryOf, onChanged },
    send: async (body, base) => {
      if (base === null) return onSaved(await callStaffApi<Item>(path, { method: 'POST', body }));
      const changes = changesOf(base, body);
      if (Object.keys(changes).length === 0) return;
      const patch = { ...changes, revision: base.revision };
      onSaved(await callStaffApi<Item>(`${path}/${base.id}`, { method: 'PATCH', body: patch }));
    },
    onSent: onClose,
  });
}
