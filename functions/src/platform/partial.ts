import { z } from 'zod';
import { issueText } from '@first-show/domain/core/issue-text';

/**
 * The schema of a `PATCH` body: any of `schema`'s fields, and the `revision` on which the change is
 * based. Fields that were not sent stay undefined, because a default of the create form must not
 * overwrite the stored value.
 */
export function patchOf<T extends z.ZodObject>(schema: T) {
  const partial = schema.partial();
  return z.looseObject({ revision: z.number().int().min(1).optional() }).transform((raw, context) => {
    const parsed = partial.safeParse(raw, { error: issueText });
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
      return z.NEVER;
    }
    const sent = Object.entries(parsed.data as Record<string, unknown>).filter(([field]) => raw[field] !== undefined);
    return { revision: raw.revision, changes: Object.fromEntries(sent) as Partial<z.output<T>> };
  });
}
