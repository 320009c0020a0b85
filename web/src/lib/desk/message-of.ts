import type { FieldErrors } from 'react-hook-form';

/** The message of a field's error, also if the error is in an item of a list. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const [key, part] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : messageOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The path of every error, such as 'trailers.0.url'. */
export function pathsOf(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    if ('type' in error || 'message' in error) return [`${prefix}${name}`];
    return pathsOf(error as FieldErrors, `${prefix}${name}.`);
  });
}
