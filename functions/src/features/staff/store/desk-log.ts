import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import {
  PERSONAL_DATA_ACTIONS,
  type DeskLog,
  type DeskLogDoc,
  type DeskLogEntry,
  type DeskLogKind,
} from '@first-show/domain/staff/desk-log.schema';
import type { StaffLogDoc } from './staff.ts';

/**
 * Reads the three logs of the desks as one list, newest first. A page of 50 entries reads at most
 * 51 entries of each log: 153 reads.
 */

/**
 * The position of an entry in the list. Entries of one call have the same time, so the position
 * needs the id too.
 */
type LogCursor = { at: string; id: string };
const cursorText = ({ at, id }: LogCursor): string => `${at}_${id}`;
function parseCursor(text: string): LogCursor | null {
  const [, at = '', id = ''] = /^([\dT:.Z-]{20,30})_(.+)$/.exec(text) ?? [];
  return Number.isNaN(Date.parse(at)) || id === '' ? null : { at, id };
}

const later = (a: LogCursor, b: LogCursor): number => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1);

type Log = {
  collection: string;
  desk: DeskLogEntry['desk'];
  /** The field with the uid of the acting person. */
  uidField: string;
  entryOf: (snapshot: DocumentSnapshot) => DeskLogEntry;
};
const logs: readonly Log[] = [
  { collection: collections.deskLog, desk: 'content', uidField: 'uid', entryOf: contentEntry },
  { collection: collections.moderationLog, desk: 'moderation', uidField: 'uid', entryOf: moderationEntry },
  { collection: collections.staffLog, desk: 'staff', uidField: 'byUid', entryOf: staffEntry },
];
const personalData = Object.values(PERSONAL_DATA_ACTIONS);

type Page = {
  since: string;
  limit: number;
  after?: string | undefined;
  uid?: string | undefined;
  kind?: DeskLogKind | undefined;
};

/** The entries of one log that match the filters of a page, newest first. */
function queryOf(db: Firestore, { collection, uidField }: Log, { since, uid, kind }: Page): Query {
  let query: Query = db.collection(collection);
  if (uid !== undefined) query = query.where(uidField, '==', uid);
  if (kind === 'personal-data') query = query.where('action', 'in', personalData);
  return query.where('at', '>=', since).orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

/**
 * A page of the list. Fails if `after` is not a position. The kind `personal-data` is only in the
 * log of the content desk.
 */
export async function listDeskLog(db: Firestore, page: Page): Promise<Result<DeskLog, 'unknown-after'>> {
  const cursor = page.after === undefined ? null : parseCursor(page.after);
  if (page.after !== undefined && cursor === null) return fail('unknown-after');
  const wanted = page.kind === 'personal-data' ? 'content' : page.kind;
  const found = await Promise.all(
    logs
      .filter(({ desk }) => wanted === undefined || desk === wanted)
      .map(async (log) => {
        const query = queryOf(db, log, page);
        const rest = cursor === null ? query : query.startAfter(cursor.at, cursor.id);
        return (await rest.limit(page.limit + 1).get()).docs.map(log.entryOf);
      }),
  );
  const entries = found.flat().sort(later);
  const shown = entries.slice(0, page.limit);
  const last = shown.at(-1);
  return ok({
    entries: shown,
    nextAfter: last === undefined || entries.length <= page.limit ? null : cursorText(last),
  });
}

function contentEntry(snapshot: DocumentSnapshot): DeskLogEntry {
  return { ...(snapshot.data() as DeskLogDoc), desk: 'content' };
}

function moderationEntry(snapshot: DocumentSnapshot): DeskLogEntry {
  const { at, uid, moderatedBy, action, articleTitle, commentId, before } = snapshot.data() as ModerationLogDoc;
  const details = before?.status === undefined ? [] : [`was ${before.status}`];
  // Leave out the entry's `subject`, because it may be a reader's name.
  return {
    id: snapshot.id,
    at,
    uid: uid ?? null,
    by: moderatedBy,
    action,
    call: null,
    subject: articleTitle ?? null,
    subjectId: commentId ?? null,
    details,
    desk: 'moderation',
  };
}

function staffEntry(snapshot: DocumentSnapshot): DeskLogEntry {
  const { at, byUid, by, action, uid, before, after } = snapshot.data() as StaffLogDoc;
  const stateOf = (one: StaffLogDoc['before']) =>
    one === null ? null : `${one.role}${one.isActive ? '' : ', disabled'}`;
  const details = after === null ? [] : [[stateOf(before), stateOf(after)].filter((one) => one !== null).join(' → ')];
  return {
    id: snapshot.id,
    at,
    uid: byUid,
    by,
    action,
    call: null,
    subject: null,
    subjectId: uid,
    details,
    desk: 'staff',
  };
}
