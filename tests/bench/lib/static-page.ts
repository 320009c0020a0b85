import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Parts of a plain article page, taken from the real article page. `line` is the text between title
 * and picture.
 */
export type PlainArticle = { title: string; line: string; summary: string; contentHtml: string; preload: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

type ArticleFields = {
  title: string;
  byline: string | null;
  publishedAt: string | null;
  viewCount: number;
  readMinutes: number;
  summary: string;
  content: string;
};

/** Extracts text and lead picture from a served page. */
export function plainArticle(html: string): PlainArticle {
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0];
  if (data === undefined || preload === undefined) throw new Error('This page is no article with a lead picture.');
  const { page } = JSON.parse(data) as { page: { article: ArticleFields } };
  const { title, byline, publishedAt, viewCount, readMinutes, summary, content } = page.article;
  const line = [byline, publishedAt?.slice(0, 10), `${viewCount} views`, `${readMinutes} min read`]
    .filter((part) => part)
    .join(', ');
  return { title, line, summary, contentHtml: content, preload };
}

/**
 * A minimal article page: title, a line of metadata, picture, text, a few lines of CSS, system
 * fonts, no script. The picture has the same size and position as on the real page and is requested
 * as early. There is little text above the fold, so that the picture is the largest element on both
 * pages.
 */
export function staticPage({ title, line, summary, contentHtml, preload }: PlainArticle): string {
  const srcSet = /imagesrcset="([^"]*)"/.exec(preload)?.[1] ?? '';
  const sizes = /imagesizes="([^"]*)"/.exec(preload)?.[1] ?? '100vw';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title>${preload}<style>` +
    'body{margin:0 auto;max-width:42rem;padding:0 16px;font:20px/1.6 serif}header{padding:20px 0;font-size:16px}h1{margin:90px 0 20px;font-size:37px;line-height:1}' +
    'img{display:block;width:calc(100% + 32px);margin:28px -16px;aspect-ratio:1048/520;height:auto;object-fit:cover}</style></head>' +
    `<body><header>First Show</header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p><img srcset="${srcSet}" sizes="${sizes}" alt="" width="800" height="397" referrerpolicy="no-referrer" fetchpriority="high">` +
    `<p>${escapeHtml(summary)}</p>${contentHtml}</body></html>`
  );
}

/**
 * Serves `html` at '/', compressed with Brotli. Every other path is fetched from `siteUrl` once and
 * cached in memory.
 */
export async function serveStatic(html: string, siteUrl: string): Promise<{ url: string; close: () => void }> {
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const files = new Map<string, Promise<{ type: string; bytes: Buffer }>>();
  const file = (path: string) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const loaded = fetch(`${siteUrl}${path}`).then(async (answer) => ({
      type: answer.headers.get('content-type') ?? '',
      bytes: Buffer.from(await answer.arrayBuffer()),
    }));
    files.set(path, loaded);
    return loaded;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.byteLength,
      });
      response.end(body);
      return;
    }
    file(path).then(
      ({ type, bytes }) => {
        response.writeHead(200, { 'content-type': type, 'content-length': bytes.byteLength });
        response.end(bytes);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
