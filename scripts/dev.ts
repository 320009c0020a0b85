import { watch } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { deskOf } from '@first-show/domain/core/desk-paths';
import { rebuildServer } from './lib/build.ts';
import { Plain, bold, main, say, step, warn } from './lib/console.ts';
import type { Emulators, Stack } from './lib/emulators.ts';
import { root } from './lib/paths.ts';
import { host, isFree } from './lib/ports.ts';
import { onEnd } from './lib/processes.ts';
import { buildFolders, fixedStack, raiseSite } from './lib/site.ts';

/** Where the desks' own Vite lies: readers get Preact under React's name, the desks get React, so they cannot share one. */
const DESKS_BASE = '/@desks/';

/**
 * `npm run dev`: the stack of `npm start`, and Vite in front of it. Pages are rendered by the function as always; only their
 * scripts come from Vite, so that an edit of a component shows at once. DEV_PORT moves Vite (5173).
 */
await main(async () => {
  let emulators: Emulators | null = null;
  let closeVite = async () => {};
  onEnd(async () => {
    await closeVite();
    await emulators?.save().catch((error: unknown) => warn(`The data could not be saved: ${String(error)}`));
    await emulators?.stop();
  });
  const port = Number(process.env.DEV_PORT ?? 5173);
  if (!(await isFree(port))) throw new Plain(`Port ${port} is in use: choose another with DEV_PORT=${port + 1}.`);
  const stack = await fixedStack();
  const died = new Promise<never>((_, reject) => {
    raiseSite(stack, { fresh: false, onDeath: (sentence) => reject(new Plain(sentence)), onEmulators: (started) => (emulators = started) })
      .then(async () => {
        closeVite = await startVite(stack, port);
        watchServerCode(stack);
        say(`\n  ${bold('Developing')}   http://${host}:${port}\n  ${bold('As served')}    ${stack.siteUrl}\n`);
        step('First Show is ready; edits show by themselves.');
      })
      .catch(reject);
  });
  try {
    await died;
  } finally {
    await (emulators as Emulators | null)?.stop();
  }
});

async function startVite(stack: Stack, port: number): Promise<() => Promise<void>> {
  const { createServer } = await import('vite');
  const http = createHttpServer();
  // Pages name `siteUrl`, which may be another machine's.
  const localUrl = `http://${host}:${stack.ports.site}`;
  const proxied = ['/api', '/assets', '/rss.xml', '/robots.txt', '/sitemap'];
  const serve = (configFile: string, base: string) =>
    createServer({
      root: join(root, 'web'),
      configFile: join(root, 'web', configFile),
      base,
      appType: 'custom',
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
      server: { middlewareMode: true, hmr: { server: http }, proxy: Object.fromEntries(proxied.map((path) => [path, { target: localUrl }])) },
    });
  const [readers, desks] = await Promise.all([serve('vite.config.ts', '/'), serve('vite.desks.config.ts', DESKS_BASE)]);

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    const page = await fetch(`${localUrl}${url}`, { redirect: 'manual', headers: { accept: 'text/html' } });
    const location = page.headers.get('location');
    if (location) return void response.writeHead(page.status, { Location: location.replace(stack.siteUrl, '') }).end();
    const isDesk = deskOf(url.split('?')[0] ?? '') !== null;
    const entry = isDesk ? `${DESKS_BASE}src/app/desks/entry-desks.tsx` : '/src/app/entry-client.ts';
    // Vite's own tags alone: in a whole page it would put the desks' base before every address.
    const tags = /<head>(.*)<\/head>/s.exec(await (isDesk ? desks : readers).transformIndexHtml(url, '<html><head></head><body></body></html>'))?.[1] ?? '';
    const html = (await page.text())
      .replace('<head>', `<head>${tags}`)
      .replace(/<script type="module"[^>]*src="\/assets\/[^>]*><\/script>/g, '')
      .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
      .replace('</body>', `<script type="module" src="${entry}"></script></body>`);
    // Without the page's own security policy: Vite's hot reload needs inline scripts and a socket.
    response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  }

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const fail = (error: unknown) => void response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage) return void answerPage(url, response).catch(fail);
    const vite = url.startsWith(DESKS_BASE) ? desks : readers;
    vite.middlewares(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening) => http.listen(port, host, listening));
  return async () => {
    http.close();
    await Promise.all([readers.close(), desks.close()]);
  };
}

/** Functions and the renderer follow the code; the emulator takes them in by itself. */
function watchServerCode(stack: Stack): void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  const rebuild = async (): Promise<void> => {
    if (isBuilding) return later();
    isBuilding = true;
    await rebuildServer(buildFolders(stack)).then(
      () => step('Functions and renderer rebuilt.'),
      (error: unknown) => warn(error instanceof Error ? error.message : String(error)),
    );
    isBuilding = false;
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), 400);
  };
  for (const folder of ['domain/src', 'functions/src', 'web/src'])
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name && /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)) later();
    });
}
