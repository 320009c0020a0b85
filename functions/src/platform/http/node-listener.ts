import domain from 'node:domain';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

type Listener = ReturnType<typeof getRequestListener>;

/**
 * The Functions Framework runs each call in a `node:domain`. The first domain switches on async
 * hooks for every promise of the process: a tenth of the processor time of a page. The apps answer
 * their errors themselves (`onError`), so the calls of this process have no domain.
 */
const noDomain = { on: () => noDomain, run: (call: () => void) => call() };
Object.assign(domain, { create: () => noDomain });

/** Serves an app as the handler of a function. */
export const nodeListener = (app: Pick<Hono, 'fetch'>): Listener => getRequestListener(app.fetch);
