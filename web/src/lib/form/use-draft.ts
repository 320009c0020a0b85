import { useEffect, useRef } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './drafts.ts';

/**
 * Keeps the fields `names` on this device until they were sent, so that a reload loses nothing. A
 * field that holds text already (typed before the script came) wins over the draft. `form.reset()`
 * empties the fields, and an empty draft is removed.
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
