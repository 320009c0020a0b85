import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../shared/lib/local-store.ts';

const KEY = 'fs-desk-keys';
const listeners = new Set<() => void>();
let isOn = readLocal<boolean>(KEY) ?? true;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this device has single-key shortcuts on. WCAG 2.1.4 requires a way to turn them off. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, () => isOn);

export function setSingleKeys(next: boolean): void {
  isOn = next;
  writeLocal(KEY, next ? null : false);
  for (const listener of listeners) listener();
}
