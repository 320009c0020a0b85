import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Pages } from './page.ts';

/**
 * The request listener of the function `page`. It answers requests for cached pages itself, and
 * passes all others to the app.
 */
export function pageListener({
  app,
  cachedAnswer,
}: Pages): (request: IncomingMessage, response: ServerResponse) => void | Promise<void> {
  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    const answer = cachedAnswer(request);
    if (answer === null) return listen(request, response);
    response.writeHead(answer.status, answer.headers).end(answer.body ?? undefined);
  };
}
