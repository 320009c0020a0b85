import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import { FORM_TICKET } from '@first-show/domain/core/limits';
import { createApp } from '../../functions/src/api/app.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { fixedClock } from '../../functions/src/platform/clock.ts';
import type { Config } from '../../functions/src/platform/config/config.ts';
import { limits, POINTS_WITHOUT_TICKET } from '../../functions/src/platform/limits/limits.ts';
import { articleDoc, writeContent } from '../../functions/src/testing/content.ts';
import { countWrites } from '../../functions/src/testing/count-writes.ts';
import { newTicketHeader, solvedTicket, ticketHeader } from '../../functions/src/testing/form-tickets.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../../functions/src/testing/reader-app.ts';

/** Attacks on the tickets of forms, against the production limits. */

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
let serial = 0;
let networks = 0;
beforeAll(async () => {
  test = openTestApp('abuse-tickets', registerAll, { clock });
  await writeContent(test.db, { articles: [articleDoc('a')] });
});
afterAll(() => test.close());
beforeEach(() => {
  networks += 1;
});

const reader = (app = test.app) => newReader(app, { 'x-forwarded-for': `203.0.113.${networks}` });
const forms: Record<FormKind, { path: string; body: () => object; accepted: number; collection: string }> = {
  comment: {
    path: '/api/articles/a/comments',
    body: () => ({
      authorName: 'Asha',
      authorEmail: 'asha@example.org',
      content: `A comment of mine: ${(serial += 1)}.`,
      captcha: '8',
    }),
    accepted: 201,
    collection: 'commentQueue',
  },
  contact: {
    path: '/api/contact',
    body: () => ({
      name: 'Asha',
      email: 'asha@example.org',
      category: 'general',
      subject: 'A question',
      message: `Which song plays at the end of reel ${(serial += 1)}?`,
    }),
    accepted: 201,
    collection: 'messages',
  },
  newsletter: {
    path: '/api/newsletter/subscribe',
    body: () => ({ email: `asha-${(serial += 1)}@example.org` }),
    accepted: 200,
    collection: 'subscribers',
  },
};
const kinds = Object.keys(forms) as FormKind[];
const send = (from: TestReader, form: FormKind, headers: Record<string, string> = {}) =>
  from.send('POST', forms[form].path, forms[form].body(), headers);
const stored = async (form: FormKind) => (await test.db.collection(forms[form].collection).count().get()).data().count;

/** Sends forms without a ticket, each from a new reader, until the network is refused. */
async function flood(form: FormKind): Promise<void> {
  const most = Math.floor(limits[form].newcomers.points / POINTS_WITHOUT_TICKET);
  let accepted = 0;
  for (; accepted <= most; accepted += 1) {
    const { status } = await send(reader(), form);
    if (status === 429) break;
    expect(status).toBe(forms[form].accepted);
  }
  expect(accepted).toBe(most);
}
/** Solves a ticket, and advances the clock until the ticket is old enough to be accepted. */
async function oldTicket(form: FormKind, from = reader()) {
  const ticket = await solvedTicket(from, form);
  clock.advance(FORM_TICKET.minAgeMs);
  return ticket;
}
/**
 * Sends a form with `headers` and returns the status. Call this function after the network has used
 * up its forms without tickets.
 */
async function statusAfterFlood(form: FormKind, headers: Record<string, string>): Promise<number> {
  return (await send(reader(), form, headers)).status;
}

describe('the call that issues tickets', () => {
  it('sets no cookie, is cached by nobody and writes nothing', async () => {
    const writes = countWrites(test.db);
    const { status, headers } = await reader().get('/api/form-ticket?form=comment');
    writes.stop();
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(writes.total()).toBe(0);
  });
  it('refuses a form that does not exist', async () => {
    expect((await reader().get('/api/form-ticket?form=vote')).status).toBe(400);
    expect((await reader().get('/api/form-ticket')).status).toBe(400);
  });
  it('is limited per network', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 700; call += 1)
      statuses.add((await reader().get('/api/form-ticket?form=contact')).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe.each(kinds)('a flood of the %s form without tickets', (form) => {
  it('reaches the stricter limit, while readers with a ticket on the same network still pass', async () => {
    const headers = ticketHeader(await oldTicket(form));
    await flood(form);
    expect(await statusAfterFlood(form, headers)).toBe(forms[form].accepted);
    // The same ticket is refused the second time.
    expect(await statusAfterFlood(form, headers)).toBe(429);
    expect(await statusAfterFlood(form, ticketHeader(await oldTicket(form)))).toBe(forms[form].accepted);
  });
});

it('a flood of requests to unsubscribe leaves the rest to readers with a ticket', async () => {
  const headers = ticketHeader(await oldTicket('newsletter'));
  const most = Math.floor(limits.newsletter.newcomers.points / POINTS_WITHOUT_TICKET);
  const statuses: number[] = [];
  for (let call = 0; call <= most; call += 1) {
    const email = `asha-${(serial += 1)}@example.org`;
    statuses.push((await reader().send('DELETE', '/api/newsletter/unsubscribe', { email })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusAfterFlood('newsletter', headers)).toBe(200);
});

describe('a ticket', () => {
  const form = 'contact';

  it('that is too young or expired counts as no ticket', async () => {
    await flood(form);
    const young = await newTicketHeader(reader(), form);
    expect(await statusAfterFlood(form, young)).toBe(429);
    clock.advance(FORM_TICKET.minAgeMs - 1);
    expect(await statusAfterFlood(form, young)).toBe(429);
    clock.advance(1);
    expect(await statusAfterFlood(form, young)).toBe(201);
    const expired = await newTicketHeader(reader(), form);
    clock.advance(FORM_TICKET.maxAgeMs + 1);
    expect(await statusAfterFlood(form, expired)).toBe(429);
  });
  it('that is too young, expired or used does not make the form of an honest reader fail', async () => {
    const headers = await newTicketHeader(reader(), form);
    expect((await send(reader(), form, headers)).status).toBe(201);
    clock.advance(FORM_TICKET.minAgeMs);
    for (const expected of [201, 201]) expect((await send(reader(), form, headers)).status).toBe(expected);
    clock.advance(FORM_TICKET.maxAgeMs);
    expect((await send(reader(), form, headers)).status).toBe(201);
  });
  it('is accepted once, even in parallel', async () => {
    const headers = ticketHeader(await oldTicket(form));
    await flood(form);
    const before = await stored(form);
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(reader(), form, headers)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of replies) expect([201, 409, 429]).toContain(status);
    expect(await stored(form)).toBe(before + 1);
  });
  it.each(['comment', 'contact'] as const)(
    'is not used up by a refused %s form, and a retry of the accepted form gets the same answer',
    async (kind) => {
      const from = reader();
      const headers = { ...ticketHeader(await oldTicket(kind, from)), 'idempotency-key': `key-${kind}` };
      await flood(kind);
      expect((await from.send('POST', forms[kind].path, { captcha: '9' }, headers)).status).toBe(400);
      const body = forms[kind].body();
      const before = await stored(kind);
      const first = await from.send('POST', forms[kind].path, body, headers);
      expect(first.status).toBe(forms[kind].accepted);
      const again = await from.send('POST', forms[kind].path, body, headers);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(await stored(kind)).toBe(before + 1);
    },
  );
  it('of another form is refused', async () => {
    const headers = ticketHeader(await oldTicket('comment'));
    const reply = await send(reader(), form, headers);
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'The form could not be checked. Please send it again.' },
    });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect((await send(reader(), 'comment', headers)).status).toBe(201);
  });
  it('is valid if the previous secret signed it, and not if a secret of somebody else did', async () => {
    const appWith = (config: Partial<Config>) =>
      createApp({ ...test.deps, config: { ...test.deps.config, ...config } }, registerAll);
    const headers = ticketHeader(await oldTicket(form));
    const rotating = appWith({ signingSecret: 'another', previousSigningSecret: test.deps.config.signingSecret });
    expect((await send(reader(rotating), form, headers)).status).toBe(201);
    const foreign = ticketHeader(await oldTicket(form, reader(appWith({ signingSecret: 'of somebody else' }))));
    expect((await send(reader(), form, foreign)).status).toBe(400);
  });
  it('that is forged is refused, writes nothing and leaves the real ticket valid', async () => {
    const { challenge, solution } = await oldTicket(form);
    const { parameters } = challenge;
    const forged: Record<string, unknown> = {
      'an easier challenge': { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
      'another age': {
        challenge: { ...challenge, parameters: { ...parameters, data: { form, issuedAtMs: 0 } } },
        solution,
      },
      'another nonce': { challenge: { ...challenge, parameters: { ...parameters, nonce: '0'.repeat(32) } }, solution },
      'a path as nonce': { challenge: { ...challenge, parameters: { ...parameters, nonce: 'a/../b' } }, solution },
      'no signature': { challenge: { parameters }, solution },
      'another solution': {
        challenge,
        // Another first digit, whichever the key has.
        solution: {
          ...solution,
          derivedKey: solution.derivedKey.replace(/^./, (digit) => (digit === 'f' ? '0' : 'f')),
        },
      },
      'only the public prefix of the key': {
        challenge,
        solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') },
      },
      'no solution': { challenge },
      'a list': [],
    };
    const writes = countWrites(test.db);
    for (const [what, ticket] of Object.entries(forged))
      expect((await send(reader(), form, ticketHeader(ticket))).status, what).toBe(400);
    for (const text of ['nonsense', 'A'.repeat(5000), '%%%'])
      expect((await send(reader(), form, { 'x-form-ticket': text })).status, text).toBe(400);
    writes.stop();
    expect(writes.total()).toBe(0);
    expect((await send(reader(), form, ticketHeader({ challenge, solution }))).status).toBe(201);
  });
  it('costs one document, which expires with it', async () => {
    await test.db.recursiveDelete(test.db.collection('idempotency'));
    const issuedAtMs = clock.now().getTime();
    const ticket = await oldTicket('newsletter');
    expect((await send(reader(), 'newsletter', ticketHeader(ticket))).status).toBe(200);
    const kept = (await test.db.collection('idempotency').get()).docs;
    expect(kept.map(({ id }) => id)).toEqual([`ticket_${ticket.challenge.parameters.nonce}`]);
    expect((kept[0]?.get('expireAt') as { toMillis: () => number }).toMillis()).toBe(issuedAtMs + FORM_TICKET.maxAgeMs);
  });
});
