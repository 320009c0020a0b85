import { getAppCheck } from 'firebase-admin/app-check';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { adminApp } from '../firestore/firestore.ts';

/** Checks an App Check token. Throws if it is invalid. */
export type VerifyAppCheck = (token: string) => Promise<unknown>;

const HEADER = 'x-firebase-appcheck';
const firebaseVerify: VerifyAppCheck = (token) => getAppCheck(adminApp()).verifyToken(token);

/**
 * The 401 failure for a write without a valid App Check token, otherwise `null`. Always `null`
 * where App Check is not configured.
 */
export async function refusalOfAppCheck(deps: Deps, request: Request): Promise<Failure | null> {
  if (deps.config.appCheck === null) return null;
  const token = request.headers.get(HEADER) ?? '';
  if (token === '') return unproven;
  try {
    await (deps.verifyAppCheck ?? firebaseVerify)(token);
    return null;
  } catch {
    return unproven;
  }
}

const unproven: Failure = { status: 401, message: 'Please reload the page and try again' };
