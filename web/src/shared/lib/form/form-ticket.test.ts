import { FORM_TICKET, FORM_TICKET_WAIT_MS } from '@first-show/domain/core/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormTicket, type SolvedTicket } from './form-ticket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nowMs = () => Date.now();
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/**
 * A form ticket that takes `tookMs` to solve. The solutions are numbered: 'ticket-1', 'ticket-2'.
 */
function ticketSolvedIn(tookMs: number) {
  let count = 0;
  const solve = vi.fn(async (): Promise<SolvedTicket> => {
    count += 1;
    const header = `ticket-${count}`;
    const receivedAtMs = nowMs();
    await wait(tookMs);
    return { header, receivedAtMs };
  });
  return { solve, ticket: createFormTicket('comment', { solve, nowMs, wait }) };
}
async function taken(ticket: ReturnType<typeof createFormTicket>): Promise<{ header: string | null; afterMs: number }> {
  const startedAtMs = nowMs();
  const result = ticket.take().then((header) => ({ header, afterMs: nowMs() - startedAtMs }));
  await vi.runAllTimersAsync();
  return result;
}

test('a ticket is solved once, at the first focus, and sent without a wait after its minimum age', async () => {
  const { solve, ticket } = ticketSolvedIn(200);
  ticket.prepare();
  ticket.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  expect(await taken(ticket)).toEqual({ header: 'ticket-1', afterMs: 0 });
  expect(solve).toHaveBeenCalledTimes(1);
});

test('a form waits until its ticket has the minimum age if that is soon, and otherwise is sent at once without a ticket', async () => {
  const soon = ticketSolvedIn(200).ticket;
  soon.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs - 1000);
  expect(await taken(soon)).toEqual({ header: 'ticket-1', afterMs: 1000 });
  const later = ticketSolvedIn(200).ticket;
  later.prepare();
  await vi.advanceTimersByTimeAsync(100);
  expect(await taken(later)).toEqual({ header: null, afterMs: 0 });
  // The ticket was not used, so the next attempt gets the same one.
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  expect(await taken(later)).toMatchObject({ header: 'ticket-1' });
});

test('a form does not wait for a ticket that takes too long, and a failed ticket is requested again', async () => {
  const slow = ticketSolvedIn(60_000).ticket;
  slow.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  const sent = slow.take();
  await vi.advanceTimersByTimeAsync(FORM_TICKET_WAIT_MS);
  expect(await sent).toBeNull();

  const solve = vi.fn<() => Promise<SolvedTicket>>().mockRejectedValueOnce(new Error('offline'));
  solve.mockImplementation(() => Promise.resolve({ header: 'second', receivedAtMs: nowMs() }));
  const failing = createFormTicket('comment', { solve, nowMs, wait });
  failing.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  // The next focus tries again to get a ticket.
  failing.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  expect(await taken(failing)).toMatchObject({ header: 'second' });
});

test('a ticket is replaced once it has expired, and after it was used', async () => {
  const { ticket } = ticketSolvedIn(200);
  ticket.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.maxAgeMs);
  ticket.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  expect(await taken(ticket)).toMatchObject({ header: 'ticket-2' });
  ticket.discard();
  ticket.prepare();
  await vi.advanceTimersByTimeAsync(FORM_TICKET.minAgeMs);
  expect(await taken(ticket)).toMatchObject({ header: 'ticket-3' });
});
