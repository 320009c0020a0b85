import type { FieldErrors } from 'react-hook-form';

/** The first message in a field's error. In a list, the error may be nested in an item. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const [key, part] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : messageOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The paths of all errors, such as 'trailers.0.url'. */
export function pathsOf(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    if ('type' in error || 'message' in error) return [`${prefix}${name}`];
    return pathsOf(error as FieldErrors, `${prefix}${name}.`);
  });
}
