import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** `INVALID_ARGUMENT` of gRPC. */
const INVALID_ARGUMENT = 3;

/**
 * The documents of a query that is made of what somebody typed; none where Firestore refuses it as
 * invalid, because nothing can be stored under such a value. Bound the values all the same
 * (`KEY_MAX_BYTES`): the SDK asks three times before it gives up, which takes seconds.
 */
export async function emptyIfInvalid(query: Query): Promise<QueryDocumentSnapshot[]> {
  try {
    return (await query.get()).docs;
  } catch (error) {
    if ((error as { code?: unknown }).code === INVALID_ARGUMENT) return [];
    throw error;
  }
}
