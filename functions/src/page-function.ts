import { onRequest } from 'firebase-functions/v2/https';
import { productionDeps } from './lib/deps.ts';
import { webFunction } from './lib/function-options.ts';
import { pageListener } from './render/page-listener.ts';
import { createPages, type WebBundle } from './render/page.ts';
import { placeholdersIn } from './render/page-art-placeholders.ts';

// Build the path at run time, so that the bundler does not include the web bundle.
const loadWeb = () => import(new URL('./web/entry-server.js', import.meta.url).href) as Promise<WebBundle>;
const listen = pageListener(
  createPages(productionDeps(), loadWeb, placeholdersIn(new URL('./placeholders/', import.meta.url))),
);

export const page = onRequest({ ...webFunction, memory: '1GiB', concurrency: 40 }, (request, response) =>
  listen(request, response),
);
