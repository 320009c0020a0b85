import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

/** A page of a list: `limit` items from `offset` on, counted after the document `after`. */
export type Page = { limit: number; offset: number; after?: string | undefined };

/** The documents of a page; `null` if `after` names no document. */
export async function pageOf(
  query: Query,
  refOf: (id: string) => DocumentReference,
  page: Page,
): Promise<QueryDocumentSnapshot[] | null> {
  const from = await startOf(query, refOf, page.after);
  return from === null ? null : (await from.offset(page.offset).limit(page.limit).get()).docs;
}

/** `query` starting after the document `after`; `null` if there is no such document. */
export async function startOf(
  query: Query,
  refOf: (id: string) => DocumentReference,
  after: string | undefined,
): Promise<Query | null> {
  if (after === undefined) return query;
  if (!isDocumentId(after)) return null;
  const found = await refOf(after).get();
  return found.exists ? query.startAfter(found) : null;
}
