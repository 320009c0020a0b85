import { onRequest } from 'firebase-functions/v2/https';
import { productionDeps } from './platform/deps.ts';
import { webFunction } from './platform/config/function-options.ts';
import { createPages, type WebBundle } from './pages/page.ts';
import { placeholdersIn } from './pages/document/page-art-placeholders.ts';
import { nodeListener } from './platform/http/node-listener.ts';

// Build the path at run time, so that the bundler does not include the web bundle.
const loadWeb = () => import(new URL('./web/entry-server.js', import.meta.url).href) as Promise<WebBundle>;
const app = createPages(productionDeps(), loadWeb, placeholdersIn(new URL('./placeholders/', import.meta.url)));
const listen = nodeListener(app);

export const page = onRequest({ ...webFunction, memory: '1GiB', concurrency: 40 }, (request, response) =>
  listen(request, response),
);
