import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

type Waiting = { refs: DocumentReference[]; places: Map<string, number>; answer: Promise<DocumentSnapshot[]> };

const waiting = new WeakMap<Firestore, Waiting>();

/**
 * Batches reads that are requested at the same time, such as in one `Promise.all`, into one call,
 * because a call takes more CPU time than its documents. A document that is requested twice is read
 * once. All documents of a call are read at the same moment.
 */
export function readTogether(ref: DocumentReference): Promise<DocumentSnapshot> {
  const db = ref.firestore;
  const batch = waiting.get(db) ?? open(db);
  const place = batch.places.get(ref.path) ?? batch.refs.push(ref) - 1;
  batch.places.set(ref.path, place);
  return batch.answer.then((snapshots) => {
    const snapshot = snapshots[place];
    if (snapshot === undefined) throw new Error(`getAll returned no snapshot of ${ref.path}`);
    return snapshot;
  });
}

function open(db: Firestore): Waiting {
  const refs: DocumentReference[] = [];
  const answer = Promise.resolve().then(() => {
    waiting.delete(db);
    return db.getAll(...refs);
  });
  const batch = { refs, places: new Map<string, number>(), answer };
  waiting.set(db, batch);
  return batch;
}
