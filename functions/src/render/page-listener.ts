import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Pages } from './page.ts';

/**
 * What the function `page` answers a request with: a kept page at once, everything else by the app.
 */
export function pageListener({
  app,
  kept,
}: Pages): (request: IncomingMessage, response: ServerResponse) => void | Promise<void> {
  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    const answer = kept(request);
    if (answer === null) return listen(request, response);
    response.writeHead(answer.status, answer.headers).end(answer.body ?? undefined);
  };
}
