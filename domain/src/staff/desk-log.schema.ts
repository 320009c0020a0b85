import { z } from 'zod';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX } from '../core/limits.ts';

/**
 * The activity log of the desks, for administrators: `GET /api/admin/log`. It contains names of
 * staff, titles and names of fields, but never the text of a comment or message, and never an
 * address.
 */

/**
 * One entry of the log: a change at a desk, an export or an erasure. `deskLog/{id}` also has what
 * only moderators see (`ModerationLogDoc`). Only an erasure of personal data may change an entry.
 */
const deskLogEntry = z.object({
  id: z.string(),
  /** 'personal-data': an export or an erasure. */
  desk: z.enum(['content', 'moderation', 'staff', 'personal-data']),
  /** ISO time of the action. */
  at: z.string(),
  /** Account of the staff member; `null` for the command line. */
  uid: z.string().nullable(),
  /** Name of the staff member, or of the command. */
  by: z.string(),
  /** The action as the API describes it ('Create an article'), or a name ('approve', 'invite'). */
  action: z.string(),
  /**
   * Method and path of the call: 'POST /api/articles'. See `deskLogTitles`. `null` for moderation
   * and staff.
   */
  call: z.string().nullable(),
  /**
   * Title or name of the changed item (`subject`), and its id. Either is `null` if the item has
   * none, or if it would identify a person.
   */
  subject: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The changed fields, without free text: 'isPublished = true', 'ids (3)', 'title'. */
  details: z.array(z.string()),
});
export type DeskLogEntry = z.infer<typeof deskLogEntry>;
/** As stored: `moderation` (`ModerationFacts`) only for the moderators' desk, else missing. */
export type DeskLogDoc = DeskLogEntry & { moderation?: object };

/** The period that the log shows, in days: the default and the maximum. */
export const DESK_LOG_DAYS = { default: 7, max: 366 } as const;

/** Actions that exported or removed personal data, with the names under which they are logged. */
export const PERSONAL_DATA_ACTIONS = {
  export: 'Export subscribers',
  eraseAddress: 'Erase an address',
  erasePerson: 'Erase a person',
} as const;

const deskLogKind = deskLogEntry.shape.desk;
export type DeskLogKind = z.infer<typeof deskLogKind>;

export const deskLogQuery = z.object({
  /** Only actions of this member of staff. */
  uid: z.string().min(1).max(128).optional(),
  kind: deskLogKind.optional(),
  days: wholeNumberParam('days', { max: DESK_LOG_DAYS.max }).default(DESK_LOG_DAYS.default),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  /** `nextAfter` of the previous page. */
  after: z.string().min(1).max(300).optional(),
});

/** Entries, newest first. `nextAfter` is the `after` of the next page, `null` on the last one. */
export const deskLog = z.object({ entries: z.array(deskLogEntry), nextAfter: z.string().nullable() });
export type DeskLog = z.infer<typeof deskLog>;
