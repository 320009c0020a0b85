import { useRef, useState } from 'react';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { currentOf } from './staff-api.ts';
import { withReason } from './with-reason.ts';

/**
 * For a form that creates an item. `existing`: the item of the same name, because of which the
 * server has refused the new one (409). `createAnyway` sends the form again, with `isConfirmed`.
 */
export function useNamesake<Item>(failedText: string) {
  const [existing, setExisting] = useState<Item | null>(null);
  /** Whether the editor has confirmed that the new item is another one. */
  const isConfirmed = useRef(false);
  return {
    existing,
    isConfirmed,
    forget: () => setExisting(null),
    onFailed: async (error: unknown): Promise<void> => {
      const known = currentOf<Item>(error, 'existing');
      if (known !== null) return setExisting(known);
      showToast({ tone: 'error', title: 'Error', description: withReason(failedText, error) });
    },
    createAnyway: async (submit: () => Promise<void>): Promise<void> => {
      isConfirmed.current = true;
      await submit();
      isConfirmed.current = false;
    },
  };
}
