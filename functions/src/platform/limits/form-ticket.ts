import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Timestamp, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections } from '@first-show/domain/core/collections';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import { FORM_TICKET } from '@first-show/domain/core/limits';
import { fail, invalidField, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { acceptedSecrets } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import { signature } from '../identity/reader-cookie.ts';

/**
 * Form tickets: a signed ALTCHA challenge that the reader's browser solves while the reader types.
 * A valid ticket shows that the form was open for some seconds and that a browser worked for it, so
 * the form gets the usual limits; without a ticket it gets stricter ones (`POINTS_WITHOUT_TICKET`).
 */

/**
 * The proof of work: the browser derives keys with PBKDF2 (`iterations` each) until it finds the
 * key of a random counter. The server chooses the counter, so the work has an upper bound (decision
 * 028).
 */
const PROOF_OF_WORK = { iterations: 500, counterMin: 20, counterMax: 60 } as const;

/** Maximum length of the header, in characters. A real ticket is shorter. */
const HEADER_MAX = 2000;

/** A solved challenge, as the browser sends it. `verifySolution` checks its content. */
const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ form: z.string(), issuedAtMs: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type Solved = z.infer<typeof solved>;

/** A valid ticket that was unused when it was read. */
export type FormTicket = { id: string; expireAt: Timestamp };

const TICKET_INVALID = invalidField('ticket', 'The form could not be checked. Please send it again.');
/** Another submission has used the ticket since it was read. */
export const TICKET_SPENT: Failure = { status: 409, message: 'This form was just sent. Please send it again.' };

const secretsFrom = (secret: string) => ({
  hmacSignatureSecret: signature('form-ticket', '', secret),
  hmacKeySignatureSecret: signature('form-ticket key', '', secret),
});

/** Creates a challenge for one kind of form. Writes nothing. */
export const issueFormTicket = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, form: FormKind) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: PROOF_OF_WORK.iterations,
    counter: randomInt(PROOF_OF_WORK.counterMax, PROOF_OF_WORK.counterMin),
    deriveKey,
    data: { form, issuedAtMs: clock.now().getTime() },
    ...secretsFrom(config.signingSecret),
  });

/**
 * Checks the ticket in a header. `null` if there is none, or if it is used, expired or too young:
 * honest readers may send such tickets, and then get the stricter limits. 400 for a forged ticket,
 * or one of another form.
 */
export async function readFormTicket(
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  { form, header }: { form: FormKind; header: string | undefined },
): Promise<Result<FormTicket | null>> {
  if (header === undefined || header === '') return ok(null);
  const ticket = parse(header);
  if (ticket === null || !(await isGenuine(ticket, acceptedSecrets(deps.config)))) return fail(TICKET_INVALID);
  const { nonce, data } = ticket.challenge.parameters;
  if (data.form !== form) return fail(TICKET_INVALID);
  const ageMs = deps.clock.now().getTime() - data.issuedAtMs;
  if (ageMs < FORM_TICKET.minAgeMs || ageMs > FORM_TICKET.maxAgeMs) return ok(null);
  if ((await refOf(deps.db(), nonce).get()).exists) return ok(null);
  return ok({ id: nonce, expireAt: Timestamp.fromMillis(data.issuedAtMs + FORM_TICKET.maxAgeMs) });
}

function parse(header: string): Solved | null {
  if (header.length > HEADER_MAX) return null;
  try {
    const parsed = solved.safeParse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function isGenuine({ challenge, solution }: Solved, secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsFrom(secret) });
    if (verified) return true;
  }
  return false;
}

/**
 * The document of a used ticket. The TTL policy of the collection removes it when the ticket has
 * expired.
 */
const refOf = (db: Firestore, id: string): DocumentReference =>
  db.collection(collections.idempotency).doc(`ticket_${id}`);

/**
 * Whether another submission has used the ticket in the meantime. Call it before the transaction's
 * writes.
 */
export const isTicketSpent = async (
  transaction: Transaction,
  db: Firestore,
  ticket: FormTicket | null,
): Promise<boolean> => ticket !== null && (await transaction.get(refOf(db, ticket.id))).exists;

/** Marks the ticket as used. Call it in the transaction of the action. */
export function spendTicket(transaction: Transaction, db: Firestore, ticket: FormTicket | null): void {
  if (ticket !== null) transaction.set(refOf(db, ticket.id), { expireAt: ticket.expireAt });
}
