import { useEffect, useRef } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './drafts.ts';

/**
 * Saves the values of the fields `names` on this device after each change, so that a reload loses
 * nothing. After mount it restores the saved values, except in a field that already has text (typed
 * before the script loaded). `form.reset()` empties the fields, and this removes the draft.
 */
export function useDraft<Values extends FieldValues, Output>(
  { getValues, setValue, watch }: UseFormReturn<Values, unknown, Output>,
  { key, names: initialNames }: { key: string; names: readonly Path<Values>[] },
): void {
  const { current: names } = useRef(initialNames);
  useEffect(() => {
    const draft = readDraft(key) ?? {};
    for (const name of names) {
      const text = draft[name] ?? '';
      if (text !== '' && getValues(name) === '') setValue(name, text as FieldPathValue<Values, typeof name>);
    }
    const { unsubscribe } = watch((values) =>
      writeDraft(key, Object.fromEntries(names.map((name) => [name, String((values as Values)[name] ?? '')]))),
    );
    return unsubscribe;
  }, [key, names, getValues, setValue, watch]);
}
