import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A local server that acts as a source. The test sets its answers, and the server records every
 * request.
 */
export type SourceServer = {
  /** The server's origin, 'http://127.0.0.1:port'. */
  origin: string;
  /** 'host:port' for `config.feedHosts`, so that only this server is allowed. */
  host: string;
  requests: { path: string; headers: IncomingMessage['headers'] }[];
  /** Sets the answer of a path from now on. */
  on: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
  close: () => Promise<void>;
};

export async function startSourceServer(): Promise<SourceServer> {
  const answers = new Map<string, RequestListener>();
  const requests: SourceServer['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    const answer = answers.get(path);
    if (answer !== undefined) answer(request, response);
    else response.writeHead(404).end('not here');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    requests,
    on: (path, answer) => answers.set(path, answer),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type FeedStory = {
  title: string;
  link: string;
  guid?: string;
  description?: string;
  date?: string;
  picture?: string;
};

/** An RSS feed of these stories. */
export function rss(stories: readonly FeedStory[], title = 'A test feed'): string {
  const items = stories.map(
    ({ title: headline, link, guid = link, description = '', date = 'Fri, 20 Nov 2026 10:00:00 +0530', picture }) =>
      `<item><title>${escape(headline)}</title><link>${escape(link)}</link><guid isPermaLink="false">${escape(guid)}</guid><description>${escape(description)}</description><pubDate>${date}</pubDate>${picture === undefined ? '' : `<enclosure url="${escape(picture)}" type="image/jpeg" length="1"/>`}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${escape(title)}</title><link>https://feed.example/</link>${items.join('')}</channel></rss>`;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
