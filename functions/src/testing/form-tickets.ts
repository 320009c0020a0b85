import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { FORM_TICKET_HEADER, type FormKind } from '@first-show/domain/core/form-ticket';
import type { TestReader } from './reader-app.ts';

type Headers = Record<string, string>;

/** The request header that carries `ticket`. */
export const ticketHeader = (ticket: unknown): Headers => ({
  [FORM_TICKET_HEADER]: Buffer.from(JSON.stringify(ticket)).toString('base64'),
});

/** The challenge with its solution, as a browser sends it. */
export async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge has no solution');
  return { challenge, solution };
}

/** Gets a ticket for `form` and solves it. */
export async function solvedTicket(reader: Pick<TestReader, 'get'>, form: FormKind) {
  const { status, body } = await reader.get(`/api/form-ticket?form=${form}`);
  if (status !== 200) throw new Error(`No ticket for ${form}: ${status}`);
  return solved(body as Challenge);
}

/** The request header with a new, solved ticket. It is valid after `FORM_TICKET.minAgeMs`. */
export const newTicketHeader = async (reader: Pick<TestReader, 'get'>, form: FormKind): Promise<Headers> =>
  ticketHeader(await solvedTicket(reader, form));
