import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { nodeListener } from './node-listener.ts';

/** Loads the module as the Functions Framework does. */
const domain = createRequire(import.meta.url)('node:domain') as typeof import('node:domain');

it('answers outside of a domain when the Functions Framework creates one for the call', async () => {
  const inDomain = () => 'domain' in process && Boolean(process.domain);
  const seen: boolean[] = [];
  const app = new Hono().get('/', async (c) => {
    seen.push(inDomain());
    await Promise.resolve();
    seen.push(inDomain());
    return c.text('answer');
  });
  const listen = nodeListener(app);
  const server = createServer((request, response) => {
    domain.create().run(() => process.nextTick(() => void listen(request, response)));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await answer.text()).toBe('answer');
  expect(seen).toEqual([false, false]);
});
