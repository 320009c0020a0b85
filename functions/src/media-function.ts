import { onRequest } from 'firebase-functions/v2/https';
import { createMediaApp } from './api/media-app.ts';
import { productionDeps } from './platform/deps.ts';
import { webFunction } from './platform/config/function-options.ts';
import { nodeListener } from './platform/http/node-listener.ts';

const listen = nodeListener(createMediaApp(productionDeps()));

/**
 * Pictures have their own function, because a picture of 50 megapixels takes 400 MB and two cores
 * for seconds, which would delay pages and other calls.
 */
export const media = onRequest({ ...webFunction, memory: '1GiB', cpu: 2, concurrency: 20 }, (request, response) =>
  listen(request, response),
);
