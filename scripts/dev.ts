import { watch } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { rebuildServer } from './lib/build.ts';
import { CommandError, bold, main, say, step, warn } from './lib/console.ts';
import type { Emulators, Stack } from './lib/emulators.ts';
import { root } from './lib/paths.ts';
import { host, isFree } from './lib/ports.ts';
import { onEnd } from './lib/processes.ts';
import { buildFolders, fixedStack, raiseSite } from './lib/site.ts';

/**
 * `npm run dev`: runs the stack of `npm start` behind Vite. The function still renders the pages.
 * Vite serves their scripts with Fast Refresh, so an edited component updates at once and keeps its
 * state. DEV_PORT is Vite's port (5173).
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
  if (!(await isFree(port)))
    throw new CommandError(`Port ${port} is in use: choose another with DEV_PORT=${port + 1}.`);
  const stack = await fixedStack();
  const died = new Promise<never>((_, reject) => {
    raiseSite(stack, {
      fresh: false,
      onDeath: (sentence) => reject(new CommandError(sentence)),
      onEmulators: (started) => (emulators = started),
    })
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
  // Use the local address: `siteUrl` is the address in the pages and may name another machine.
  const localUrl = `http://${host}:${stack.ports.site}`;
  const proxied = ['/api', '/assets', '/media', '/rss.xml', '/robots.txt', '/sitemap'];
  const vite = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'custom',
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      proxy: Object.fromEntries(proxied.map((path) => [path, { target: localUrl }])),
    },
  });

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    const page = await fetch(`${localUrl}${url}`, { redirect: 'manual', headers: { accept: 'text/html' } });
    const location = page.headers.get('location');
    if (location) return void response.writeHead(page.status, { Location: location.replace(stack.siteUrl, '') }).end();
    const html = (await page.text())
      .replace(/<script type="module"[^>]*src="\/assets\/[^>]*><\/script>/g, '')
      .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
      .replace('</body>', '<script type="module" src="/src/app/start-client.tsx"></script></body>');
    // Leave out the page's Content-Security-Policy: Vite's hot reload needs inline scripts and a
    // socket.
    response
      .writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(await vite.transformIndexHtml(url, html));
  }

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const fail = (error: unknown) => void response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage) return void answerPage(url, response).catch(fail);
    vite.middlewares(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening) => http.listen(port, host, listening));
  return async () => {
    http.close();
    await vite.close();
  };
}

/** Rebuilds functions and renderer when the code changes. The emulator then reloads them. */
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
