import type { FormKind } from '@first-show/domain/core/form-ticket';
import { FORM_TICKET, FORM_TICKET_WAIT_MS } from '@first-show/domain/core/limits';

/** A solved ticket. `header` is the value of `X-Form-Ticket`. */
export type SolvedTicket = { header: string; receivedAtMs: number };

type Dependencies = {
  solve: (form: FormKind) => Promise<SolvedTicket>;
  nowMs: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
};
const inBrowser: Dependencies = {
  solve: (form) => import('./solve-form-ticket.client.ts').then(({ solveFormTicket }) => solveFormTicket(form)),
  nowMs: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * The ticket of one form on the page.
 * - `prepare`: gets and solves a ticket, unless there is one that has not expired. Call it when the
 *   reader focuses a field.
 * - `take`: the solved ticket for a form that is being sent, for the header `X-Form-Ticket`. It
 *   waits at most `FORM_TICKET_WAIT_MS`, and returns `null` if no valid ticket can be ready by
 *   then. The server accepts a form without a ticket, within stricter limits.
 * - `discard`: forgets the ticket. Call it after the server has used or refused the ticket.
 */
export function createFormTicket(form: FormKind, { solve, nowMs, wait }: Dependencies = inBrowser) {
  let current: { startedAtMs: number; solved: Promise<SolvedTicket | null> } | null = null;

  function prepare() {
    if (current !== null && nowMs() - current.startedAtMs < FORM_TICKET.maxAgeMs) return current;
    const started = {
      startedAtMs: nowMs(),
      solved: solve(form).catch(() => {
        if (current === started) current = null;
        return null;
      }),
    };
    current = started;
    return started;
  }

  return {
    prepare: (): void => void prepare(),
    async take(): Promise<string | null> {
      const deadlineMs = nowMs() + FORM_TICKET_WAIT_MS;
      const { startedAtMs, solved } = prepare();
      // The ticket will still be too young at the deadline, so do not wait for it.
      if (startedAtMs + FORM_TICKET.minAgeMs > deadlineMs) return null;
      const ticket = await Promise.race([solved, wait(FORM_TICKET_WAIT_MS).then(() => null)]);
      if (ticket === null) return null;
      const oldEnoughAtMs = ticket.receivedAtMs + FORM_TICKET.minAgeMs;
      if (oldEnoughAtMs > deadlineMs) return null;
      if (oldEnoughAtMs > nowMs()) await wait(oldEnoughAtMs - nowMs());
      return ticket.header;
    },
    discard(): void {
      current = null;
    },
  };
}
