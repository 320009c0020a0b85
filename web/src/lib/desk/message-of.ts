/**
 * The message of a field's error, wherever in it the fault is: a list may have it at its third
 * item.
 */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const [key, part] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : messageOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
