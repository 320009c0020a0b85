import { create } from 'node:domain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { nodeListener } from './node-listener.ts';

it('answers outside the domain in which the Functions Framework calls it', async () => {
  const inDomain = () => 'domain' in process && process.domain !== undefined;
  const seen: boolean[] = [];
  const app = new Hono().get('/', async (c) => {
    seen.push(inDomain());
    await Promise.resolve();
    seen.push(inDomain());
    return c.text('answer');
  });
  const listen = nodeListener(app);
  const server = createServer((request, response) => {
    create().run(() => process.nextTick(() => void listen(request, response)));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await answer.text()).toBe('answer');
  expect(seen).toEqual([false, false]);
});
