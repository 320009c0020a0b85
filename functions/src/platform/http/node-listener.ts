import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

type Listener = ReturnType<typeof getRequestListener>;
type ProcessInDomain = typeof process & { domain?: { exit: () => void } };

/**
 * Serves an app as the handler of a function. The Functions Framework calls the handler inside a
 * `node:domain`, which follows every promise and every event of the call: a sixth of the processor
 * time of a page. The app answers its errors itself (`onError`), so its work leaves the domain.
 */
export function nodeListener(app: Pick<Hono, 'fetch'>): Listener {
  const listen = getRequestListener(app.fetch);
  return (request, response) => {
    (process as ProcessInDomain).domain?.exit();
    return listen(request, response);
  };
}
