import {
  collection,
  doc,
  documentId,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Unsubscribe,
  where,
} from 'firebase/firestore';
import type { LiveSource } from './live-store.ts';

/**
 * Starts listening to a source, and returns the function that stops it. `next` receives the data of
 * the document (`null` if it does not exist), or the documents of the query with their ids.
 */
export function listen(
  firestore: Firestore,
  source: LiveSource,
  { next, error }: { next: (value: unknown) => void; error: (error: Error) => void },
): Unsubscribe {
  if (source.kind === 'doc') {
    const { path, confirmAbsence = false } = source;
    return onSnapshot(
      doc(firestore, path),
      { includeMetadataChanges: confirmAbsence },
      (snapshot) => {
        if (snapshot.exists()) next(snapshot.data());
        else if (!confirmAbsence || !snapshot.metadata.fromCache) next(null);
      },
      error,
    );
  }
  return onSnapshot(
    query(
      collection(firestore, source.collection),
      ...source.where.map(([field, operator, value]) => where(field, operator, value)),
      ...source.orderBy.map(([field, direction]) => orderBy(field === '__name__' ? documentId() : field, direction)),
      limit(source.limit),
    ),
    (snapshot) => next(snapshot.docs.map((document) => ({ ...document.data(), id: document.id }))),
    error,
  );
}
