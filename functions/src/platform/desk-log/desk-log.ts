import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { DeskLogDoc } from '@first-show/domain/staff/desk-log.schema';
import type { Writes } from '../firestore/preconditions.ts';

/**
 * Adds an entry to the desks' log, in the commit of the change that it reports. Uses `create`,
 * which cannot overwrite an entry. An entry must never contain an email address; pass `subjectId:
 * null` if the id is the hash of one.
 */
export function writeDeskLog(db: Firestore, writes: Pick<Writes, 'create'>, entry: DeskLogDoc): void {
  writes.create(db.collection(collections.deskLog).doc(entry.id), entry);
}

/**
 * Adds the entry of a staff member's call to the commit of its change. `item`: its title or name,
 * and its id if the call's path has none. Do not pass a name that may be a person's.
 */
export type LogChange = (
  writes: Pick<Writes, 'create'>,
  item?: { title?: string | null | undefined; id?: string | undefined },
) => void;

/** Adds an entry in a commit of its own, for an export or an erasure, which is no single commit. */
export async function addDeskLog(db: Firestore, entry: DeskLogDoc): Promise<void> {
  const batch = db.batch();
  writeDeskLog(db, batch, entry);
  await batch.commit();
}

const DETAILS_MAX = 30;

/** Fields whose value is one of a few fixed words. */
const WITH_WORD: ReadonlySet<string> = new Set(['action', 'status']);

/**
 * Describes a request body without its texts: field names, booleans, the length of lists, and the
 * values of `WITH_WORD`.
 */
export function detailsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const changes = (body as { changes?: unknown }).changes;
  // A body that `patchOf` has parsed has the changed fields in `changes`, apart from the revision.
  // In other bodies, the filter below leaves out the revision.
  const sent = typeof changes === 'object' && changes !== null ? changes : body;
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && field !== 'revision')
    .slice(0, DETAILS_MAX)
    .map(([field, value]) => {
      if (typeof value === 'boolean' || WITH_WORD.has(field)) return `${field} = ${String(value)}`;
      return Array.isArray(value) ? `${field} (${value.length})` : field;
    });
}

/**
 * The title or name of the item in an answer; `null` if it has none. `name` is only used for items
 * with a slug or URL, such as categories and sources, because other names may be a person's.
 */
export function subjectOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, movieName, name, slug, url } = value as Record<string, unknown>;
  return (
    [title, movieName, (slug ?? url) === undefined ? undefined : name].find((one) => typeof one === 'string') ?? null
  );
}
