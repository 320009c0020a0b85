import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WikidataProposal } from '@first-show/domain/wikidata/wikidata.schema';
import { fixedClock } from '../../platform/clock.ts';
import { filmDoc, personDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import type { WikidataSettings } from './client.ts';
import { registerWikidata } from './routes.ts';

/** The server that stands for Wikidata answers each request with `reply`, and notes it. */
let server: Server;
let requests: { query: URLSearchParams; userAgent: string | undefined }[] = [];
let reply: (query: URLSearchParams, response: ServerResponse) => void;
const settings: WikidataSettings = { contact: 'https://site.test/contact', api: '', allowHosts: [] };
let test: TestApp;

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const query = new URL(request.url ?? '', 'http://wikidata.test').searchParams;
    requests.push({ query, userAgent: request.headers['user-agent'] });
    reply(query, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(settings, { api: `http://127.0.0.1:${port}/w/api.php`, allowHosts: [`127.0.0.1:${port}`] });
  test = openTestApp('wikidata', (app, deps) => registerWikidata(app, deps, settings), {
    clock: fixedClock('2026-11-20T10:00:00.000Z'),
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  await writeContent(test.db, {
    people: [personDoc('asha', { name: 'Asha Rao' })],
    films: [filmDoc('rain', { movieName: 'Rain', languages: ['Hindi'], releases: [] })],
  });
});
afterAll(async () => {
  await test.close();
  server.close();
});

const json =
  (body: unknown, headers: Record<string, string> = {}) =>
  (_: URLSearchParams, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
const label = (id: string, en: string) => ({ id, labels: { en: { language: 'en', value: en } }, claims: {} });
const statement = (value: unknown, rank = 'normal', qualifiers = {}) => ({
  rank,
  mainsnak: { datavalue: { value } },
  qualifiers,
});
const time = (day: string, precision: number) => ({ time: `+${day}T00:00:00Z`, precision });
const film = {
  id: 'Q1',
  labels: { en: { language: 'en', value: 'Rain' }, hi: { language: 'hi', value: 'बारिश' } },
  claims: {
    P57: [statement({ id: 'Q10' })],
    P161: [
      statement({ id: 'Q11' }, 'deprecated'),
      statement({ id: 'Q12' }, 'normal', { P4633: [{ datavalue: { value: 'The driver' } }] }),
    ],
    P364: [statement({ id: 'Q20' }), statement({ id: 'Q21' }, 'preferred')],
    P577: [statement(time('2026-12-00', 10))],
    P2047: [
      statement({ amount: '+9000', unit: 'http://www.wikidata.org/entity/Q11574' }),
      statement({ amount: '+128', unit: 'http://www.wikidata.org/entity/Q7727' }),
    ],
    P18: [statement('Poster.jpg')],
    P2142: [statement({ amount: '+500', unit: 'x' })],
    P136: ['nonsense', null, { rank: 'normal' }],
  },
};
const labels = [label('Q10', 'Asha Rao'), label('Q12', 'Dev Malik'), label('Q21', 'Marathi')];
const person = {
  id: 'Q5000',
  labels: {},
  claims: {
    P31: [statement({ id: 'Q5' })],
    P569: [statement(time('1984-00-00', 9))],
    P106: [statement({ id: 'Q30' })],
    P345: [statement('nm0000001')],
    P856: [statement('javascript:alert(1)')],
  },
};
const items = new Map<string, unknown>(
  [film, person, label('Q30', 'Film director'), ...labels].map((one) => [one.id, one]),
);

beforeEach(() => {
  requests = [];
  settings.contact = 'https://site.test/contact';
  reply = (query, response) => {
    const ids = (query.get('ids') ?? '').split('|');
    json({ entities: Object.fromEntries(ids.map((id) => [id, items.get(id) ?? { id, missing: '' }])) })(
      query,
      response,
    );
  };
});
const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const propose = (path = 'films/rain', item = 'Q1') => editor().get(`/api/admin/wikidata/${path}?item=${item}`);

describe('a proposal from Wikidata', () => {
  it('has the facts that would change, with their source, and links people by name', async () => {
    const { status, body } = await propose();
    const { fields, newPeople } = body as WikidataProposal;
    const source = 'https://www.wikidata.org/wiki/Q1';
    expect([status, Object.fromEntries(fields.map(({ field, after }) => [field, after]))]).toEqual([
      200,
      {
        hindiTitle: 'बारिश',
        // The preferred language; of the lengths the one in minutes.
        languages: ['Marathi'],
        runtimeMinutes: 128,
        releases: [expect.objectContaining({ kind: 'cinema', date: '2026-12', source })],
        credits: [
          { personId: 'asha', name: 'Asha Rao', job: 'director', character: null, isLead: false },
          { personId: null, name: 'Dev Malik', job: 'actor', character: 'The driver', isLead: true },
        ],
      },
    ]);
    expect(fields.find(({ field }) => field === 'languages')).toMatchObject({ before: ['Hindi'], source });
    expect(newPeople).toEqual([{ item: 'Q12', name: 'Dev Malik' }]);
    expect(requests.every(({ userAgent }) => userAgent === 'FirstShow/1.0 (https://site.test/contact)')).toBe(true);
    expect(requests.every(({ query }) => query.get('maxlag') === '5')).toBe(true);
  });

  it('dates the release in cinemas that is still to be announced', async () => {
    const announced = { kind: 'cinema', date: null, platform: null, url: null, language: 'Hindi' } as const;
    const releases = [{ ...announced, source: null, checkedOn: null }];
    await writeContent(test.db, { films: [filmDoc('undated', { releases })] });
    const { fields } = (await propose('films/undated')).body as WikidataProposal;
    const proposed = fields.find(({ field }) => field === 'releases')?.after;
    expect(proposed).toEqual([{ ...releases[0], date: '2026-12', source: 'https://www.wikidata.org/wiki/Q1' }]);
  });

  it('for a person has birth, jobs and links that may stand on a page', async () => {
    const { body } = await propose('people/asha', 'Q5000');
    expect((body as WikidataProposal).fields.map(({ field, after }) => [field, after])).toEqual([
      ['born', '1984'],
      ['jobs', ['film director']],
      ['links', ['https://www.imdb.com/name/nm0000001/']],
    ]);
  });

  it('is refused for an item of another kind, an unknown one, and an unknown film', async () => {
    expect(await propose('people/asha', 'Q1')).toMatchObject({
      status: 400,
      body: { message: 'This item is not a person' },
    });
    expect((await propose('films/rain', 'Q5000')).status).toBe(400);
    expect((await propose('films/rain', 'Q99')).status).toBe(400);
    for (const item of ['', 'P57', 'Q1|Q2', 'Q0', '%20'])
      expect([item, (await propose('films/rain', item)).status]).toEqual([item, 400]);
    expect((await propose('films/nobody')).status).toBe(404);
    expect((await propose('songs/rain')).status).toBeGreaterThanOrEqual(400);
  });
});

it('finds items by a name in English and Hindi', async () => {
  reply = (query, response) =>
    json({
      search: [
        { id: 'Q1', label: 'Rain\u0007', description: `film ${'x'.repeat(500)}` },
        { id: query.get('language') === 'hi' ? 'Q2' : 'Q3' },
      ],
    })(query, response);
  const { body } = await editor().get('/api/admin/wikidata?q=Rain');
  expect(body).toEqual([
    { id: 'Q1', label: 'Rain', description: `film ${'x'.repeat(195)}` },
    { id: 'Q3', label: 'Q3', description: null },
    { id: 'Q2', label: 'Q2', description: null },
  ]);
});

describe('an answer that cannot be used', () => {
  const maxlag = { error: { code: 'maxlag', info: 'Waiting for a server' } };
  it('is told: a busy Wikidata, whose error comes with HTTP 200', async () => {
    reply = json(maxlag, { 'Retry-After': '7' });
    const busy = await propose();
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '7']);
  });

  it('is refused if it is too big, no JSON, or an error', async () => {
    reply = (_, response) => {
      response.writeHead(200, { 'Content-Length': String(50 * 1024 * 1024) });
      response.write('{');
    };
    expect(await propose()).toMatchObject({ status: 502, body: { message: 'The answer of Wikidata is too big' } });
    reply = (_, response) => response.end('<html>');
    expect((await propose()).status).toBe(502);
    reply = (_, response) => response.writeHead(500).end();
    expect(await propose()).toMatchObject({ status: 502, body: { message: 'Wikidata could not be reached' } });
    reply = json({ error: { code: 'no-such-entity' } });
    expect((await propose()).status).toBe(502);
    reply = json({ entities: { Q1: { id: 'Q1', claims: { P57: 'x' }, labels: 3 } } });
    expect(await propose()).toMatchObject({ status: 200, body: { fields: [] } });
  });
});

it('is switched off without a contact, and is for editors only', async () => {
  settings.contact = null;
  expect(await propose()).toMatchObject({ status: 409, body: { message: 'The import from Wikidata is switched off' } });
  expect((await newReader(test.app).get('/api/admin/wikidata?q=Rain')).status).toBe(401);
  expect(requests).toEqual([]);
});
