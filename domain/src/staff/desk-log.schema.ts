import { z } from 'zod';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX } from '../core/limits.ts';

/**
 * Who did what at the desks, for administrators: `GET /api/admin/log`. Names of staff, titles and
 * names of fields; never the words of a comment or message, and never an address.
 */

/**
 * As stored in `deskLog/{id}`: one call that changed something, an export or an erasure. Created
 * and never changed.
 */
export const deskLogDoc = z.object({
  id: z.string(),
  /** ISO. */
  at: z.string(),
  /** `null`: the command line. */
  uid: z.string().nullable(),
  /** Name of the member of staff, or of the command. */
  by: z.string(),
  /** What was done, as the API names it: 'Create an article'. */
  action: z.string(),
  /** Which call: 'POST /api/articles'. */
  call: z.string(),
  /**
   * What it was done to: its title or name, and its id; `null` where it has none, or where that
   * would tell a person.
   */
  subject: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** What was sent, without the values: 'isPublished = true', 'ids (3)', 'title'. */
  details: z.array(z.string()),
});
export type DeskLogDoc = z.infer<typeof deskLogDoc>;

/** One line, whichever desk it is of. */
export const deskLogEntry = deskLogDoc.omit({ call: true }).extend({
  /** 'content': `deskLog`; 'moderation' and 'staff' have logs of their own. */
  desk: z.enum(['content', 'moderation', 'staff']),
});
export type DeskLogEntry = z.infer<typeof deskLogEntry>;

/** How far back administrators look where they do not say. */
export const DESK_LOG_DAYS = { default: 7, max: 366 } as const;

/** Actions that took personal data out of the site or removed it, by whoever logs them. */
export const PERSONAL_DATA_ACTIONS = {
  export: 'Export subscribers',
  eraseAddress: 'Erase an address',
  erasePerson: 'Erase a person',
} as const;

/** 'personal-data': exports and erasures, which are lines of the content desk. */
export const deskLogKind = z.enum(['content', 'moderation', 'staff', 'personal-data']);
export type DeskLogKind = z.infer<typeof deskLogKind>;

export const deskLogQuery = z.object({
  /** Only what this member of staff did. */
  uid: z.string().min(1).max(128).optional(),
  kind: deskLogKind.optional(),
  days: wholeNumberParam('days', { max: DESK_LOG_DAYS.max }).default(DESK_LOG_DAYS.default),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  /** `nextAfter` of the page before. */
  after: z.string().min(1).max(300).optional(),
});

/** Newest first. `nextAfter`: the `after` of the next page, `null` on the last one. */
export const deskLog = z.object({ entries: z.array(deskLogEntry), nextAfter: z.string().nullable() });
export type DeskLog = z.infer<typeof deskLog>;
