import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from './site.ts';

type Change = (answer: { path: string; body: string }) => string;

export type SiteInHand = {
  url: string;
  /** From now on, requests of this path get this script. */
  replaceScript: (path: string, script: string) => void;
  /** From now on, the HTML of every page is changed by this function. */
  changePages: (change: Change) => void;
  close: () => Promise<void>;
};

/**
 * Serves the site at another URL, where a test can change the responses. (`page.route` cannot
 * intercept a service worker's requests.) Requests other than GET are answered with 204 and not
 * forwarded, so nothing can be written.
 */
export async function takeSiteInHand(): Promise<SiteInHand> {
  const scripts = new Map<string, string>();
  let change: Change = ({ body }) => body;

  async function answer(
    { method, url: path = '/', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (method !== 'GET') return void response.writeHead(204).end();
    const script = scripts.get(path);
    if (script !== undefined)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(script);
    const found = await fetch(siteUrl + path, {
      redirect: 'manual',
      headers: { accept: headers.accept ?? '*/*', cookie: headers.cookie ?? '' },
    });
    // `fetch` has decompressed the body, so drop the headers that describe its encoding.
    const kept = [...found.headers].filter(
      ([name]) =>
        !['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'].includes(name),
    );
    response.writeHead(found.status, kept);
    const isPage = (found.headers.get('content-type') ?? '').startsWith('text/html');
    response.end(isPage ? change({ path, body: await found.text() }) : Buffer.from(await found.arrayBuffer()));
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replaceScript: (path, script) => scripts.set(path, script),
    changePages: (next) => (change = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
