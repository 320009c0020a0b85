import type { Failure } from '@first-show/domain/core/result';

/**
 * The failure that repositories return for missing documents. Handlers use the one in
 * `platform/http/failure.ts`.
 */
export const NOT_FOUND: Failure = { status: 404, message: 'Not found' };
