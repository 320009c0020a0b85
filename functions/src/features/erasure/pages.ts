import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';

/** Maximum number of documents that are read or deleted per request. */
export const AT_ONCE = 300;

const PAGE = 100;

/**
 * Iterates over every document of a query in pages, so that memory use does not grow with the
 * collection. Starts after `after` if given.
 */
export async function* pagesOf(
  query: Query,
  after: DocumentReference | null = null,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last = after; ;) {
    const { docs } = await (last === null ? ordered : ordered.startAfter(last)).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1)?.ref ?? null;
    if (docs.length < PAGE || last === null) return;
  }
}

export async function deleteAll(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  for (const some of chunksOf(refs, AT_ONCE)) {
    const batch = db.batch();
    for (const ref of some) batch.delete(ref);
    await batch.commit();
  }
}
