import type { Context } from 'hono';
import { FORM_TICKET_HEADER, type FormKind } from '@first-show/domain/core/form-ticket';
import { fail, type Result } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { readFormTicket, type FormTicket } from '../limits/form-ticket.ts';
import { takeFormPoint } from '../limits/limits.ts';
import type { Visitor } from '../limits/trust.ts';

/**
 * Admits a reader's form: checks its ticket, and takes a point from the limits, which are stricter
 * for a form without a ticket. Fails if the ticket is forged or belongs to another form, or if a
 * limit is used up. The result is `null` for a form without a ticket, and for a ticket that is
 * used, expired or too young.
 */
export async function admitForm(
  deps: Deps,
  c: Context,
  { form, reader }: { form: FormKind; reader: Visitor },
): Promise<Result<FormTicket | null>> {
  const ticket = await readFormTicket(deps, { form, header: c.req.header(FORM_TICKET_HEADER) });
  if (!ticket.ok) return ticket;
  const refused = await takeFormPoint(deps, { form, reader, ticket: ticket.value });
  return refused === null ? ticket : fail(refused);
}
