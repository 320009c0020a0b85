import type { Failure } from '@first-show/domain/core/result';

/** For stores, which know nothing of HTTP. Handlers import it from `platform/http/failure.ts`. */
export const NOT_FOUND: Failure = { status: 404, message: 'Not found' };
