import type { FormKind } from '@first-show/domain/core/form-ticket';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { callApi } from '../call-api.ts';
import type { SolvedTicket } from './form-ticket.ts';

/**
 * Gets a ticket and solves it. WebCrypto derives the keys outside the main thread, so typing is not
 * blocked. Rejects if no ticket comes, if the solution takes too long, or without WebCrypto, which
 * needs a secure context (HTTPS).
 */
export async function solveFormTicket(form: FormKind): Promise<SolvedTicket> {
  const challenge = await callApi<Challenge>(`/api/form-ticket?form=${form}`, { isPublic: true });
  const receivedAtMs = Date.now();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The ticket of this form was not solved in time');
  return { header: btoa(JSON.stringify({ challenge, solution })), receivedAtMs };
}
