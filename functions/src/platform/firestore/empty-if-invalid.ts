import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The gRPC code `INVALID_ARGUMENT`. */
const INVALID_ARGUMENT = 3;

/**
 * The documents of a query that contains user input. Empty if Firestore refuses the query as
 * invalid, because nothing can be stored under such a value. Still limit the values
 * (`KEY_MAX_BYTES`), because the SDK retries such a query for seconds.
 */
export async function emptyIfInvalid(query: Query): Promise<QueryDocumentSnapshot[]> {
  try {
    return (await query.get()).docs;
  } catch (error) {
    if ((error as { code?: unknown }).code === INVALID_ARGUMENT) return [];
    throw error;
  }
}
