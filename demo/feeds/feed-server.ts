import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { chitrapatJson, matineeRss } from './build-feeds.ts';
import { wikidataJson } from './wikidata.ts';

/**
 * A local HTTP server with the demo's two newspapers and its Wikidata, so that scraping and imports
 * need no network.
 */
export type FeedServer = { close: () => Promise<void> };

const feeds: Record<string, { type: string; body: (now: Date) => string }> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', body: () => 'User-agent: *\nDisallow: /private/\n' },
  '/matinee-post/rss.xml': { type: 'application/rss+xml; charset=utf-8', body: matineeRss },
  '/chitrapat-daily/feed.json': { type: 'application/feed+json', body: chitrapatJson },
};

/** Listens on `host` only. Rejects if the port is taken. */
export async function startFeedServer({
  host,
  port,
  now = () => new Date(),
}: {
  host: string;
  port: number;
  now?: () => Date;
}): Promise<FeedServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://demo.invalid');
    if (pathname === '/w/api.php')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(wikidataJson(searchParams));
    const feed = feeds[pathname];
    if (feed === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such feed.\n');
    const body = feed.body(now());
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': feed.type, etag }).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, host, done);
  });
  // A listening server must not keep the process alive.
  server.unref();
  return {
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
