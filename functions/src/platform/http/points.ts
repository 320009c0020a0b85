import { FORM_TICKET_HEADER, type FormKind } from '@first-show/domain/core/form-ticket';
import { fail, type Failure, type Result } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { readFormTicket, type FormTicket } from '../limits/form-ticket.ts';
import { takePoints, type ReaderAction } from '../limits/limits.ts';
import type { Visitor } from '../limits/trust.ts';
import type { ApiContext } from './api-app.ts';

/**
 * Takes the points of the reader's action (`limits.ts`). Returns 429 if a limit is used up,
 * otherwise `null`. If the call is refused or fails later, `app.ts` gives back the points of the
 * network.
 */
export async function chargeReader(
  c: ApiContext,
  deps: Deps,
  { action, ...of }: { action: ReaderAction; reader: Visitor; item?: string; hasTicket?: boolean },
): Promise<Failure | null> {
  const points = await takePoints(deps, action, of);
  if (!points.ok) return points.error;
  c.set('points', points.value);
  return null;
}

/**
 * Takes the points of a reader's form, and returns its ticket. Fails if the ticket is forged or
 * belongs to another form. The result is `null` for a form without a ticket, and for a ticket that
 * is used, expired or too young; such a form takes more points.
 */
export async function chargeForm(
  c: ApiContext,
  deps: Deps,
  { form, reader }: { form: FormKind; reader: Visitor },
): Promise<Result<FormTicket | null>> {
  const ticket = await readFormTicket(deps, { form, header: c.req.header(FORM_TICKET_HEADER) });
  if (!ticket.ok) return ticket;
  const refused = await chargeReader(c, deps, { action: form, reader, hasTicket: ticket.value !== null });
  return refused === null ? ticket : fail(refused);
}

/** Gives back the points of the network, for an accepted action that had no effect. */
export const giveBackPoints = (c: ApiContext): void => c.get('points')?.giveBack();
