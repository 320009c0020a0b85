import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { readLocal, writeLocal } from '../local-store.ts';
import { type Drafts, withDraft } from './drafts.ts';

const DRAFTS_KEY = 'fs-drafts';

/**
 * Keeps what is typed into the fields `names` on this device until it was sent, so that a reload loses nothing. Fields that hold text
 * already (typed before the script came) win over the draft. Answers how to forget it. `onRestore` runs after fields were filled.
 */
export function useDraft({
  key,
  formRef,
  names,
  onRestore,
}: {
  key: string;
  formRef: RefObject<HTMLFormElement | null>;
  names: readonly string[];
  onRestore?: () => void;
}): () => void {
  const fields = useRef(names);
  const restored = useRef(onRestore);
  useEffect(() => {
    const form = formRef.current;
    if (form === null) return undefined;
    const element = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    const draft = readLocal<Drafts>(DRAFTS_KEY)?.[key]?.values ?? {};
    for (const name of fields.current) {
      const field = element(name);
      if (field !== null && field.value === '') field.value = draft[name] ?? '';
    }
    restored.current?.();
    const save = () => {
      const values = Object.fromEntries(fields.current.map((name) => [name, element(name)?.value ?? '']));
      writeLocal(DRAFTS_KEY, withDraft(readLocal<Drafts>(DRAFTS_KEY) ?? {}, key, { values, savedAt: Date.now() }));
    };
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [key, formRef]);
  return useCallback(
    () => writeLocal(DRAFTS_KEY, withDraft(readLocal<Drafts>(DRAFTS_KEY) ?? {}, key, { values: {}, savedAt: 0 })),
    [key],
  );
}
