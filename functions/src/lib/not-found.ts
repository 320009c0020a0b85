import type { Failure } from '@first-show/domain/core/result';

/** For what repositories find missing; `http/failure.ts` has the same for handlers. */
export const NOT_FOUND: Failure = { status: 404, message: 'Not found' };
