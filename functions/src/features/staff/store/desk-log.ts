import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { DeskLog, DeskLogDoc, DeskLogKind } from '@first-show/domain/staff/desk-log.schema';

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

type Page = {
  since: string;
  limit: number;
  after?: string | undefined;
  uid?: string | undefined;
  kind?: DeskLogKind | undefined;
};

/** A page of the log, newest first. Fails if `after` is not a position. */
export async function listDeskLog(
  db: Firestore,
  { since, limit, after, uid, kind }: Page,
): Promise<Result<DeskLog, 'unknown-after'>> {
  const cursor = after === undefined ? null : parseCursor(after);
  if (after !== undefined && cursor === null) return fail('unknown-after');
  let query: Query = db.collection(collections.deskLog);
  if (uid !== undefined) query = query.where('uid', '==', uid);
  if (kind !== undefined) query = query.where('desk', '==', kind);
  query = query.where('at', '>=', since).orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (cursor !== null) query = query.startAfter(cursor.at, cursor.id);
  const { docs } = await query.limit(limit + 1).get();
  // `moderation` has names of readers, which only moderators see.
  const entries = docs.slice(0, limit).map((one) => {
    const { moderation: _forModerators, ...entry } = one.data() as DeskLogDoc;
    return entry;
  });
  const last = entries.at(-1);
  return ok({ entries, nextAfter: last === undefined || docs.length <= limit ? null : cursorText(last) });
}
