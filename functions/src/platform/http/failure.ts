import { invalidField, type Failure } from '@first-show/domain/core/result';
import { OUTAGE_RETRY_SECONDS } from '../deadline.ts';

export { NOT_FOUND } from '../not-found.ts';

/** The entry with the id `after` does not exist, or not in this list. */
export const UNKNOWN_AFTER = invalidField('after', 'after names nothing in this list');

/**
 * The database did not answer in time. A write of the call may still have succeeded, but a retry is
 * safe: it finds the comment or message by its `Idempotency-Key`, and other writes count once.
 */
export const DATABASE_DOWN: Failure = {
  status: 503,
  message: 'The database does not answer. Please try again soon.',
  retryAfterSeconds: OUTAGE_RETRY_SECONDS,
};

/** Why an item was not changed. `doc`: the item as somebody else has changed it. */
export type Unchanged<Doc> =
  { outcome: 'missing' } | { outcome: 'refused'; failure: Failure } | { outcome: 'stale'; doc: Doc };
/** The result of a change that is based on a revision. */
export type Changed<Doc> = { outcome: 'changed'; doc: Doc } | Unchanged<Doc>;
