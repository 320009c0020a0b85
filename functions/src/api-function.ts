import { getRequestListener } from '@hono/node-server';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './http/app.ts';
import { registerAll } from './http/router.ts';
import { enhancementSecrets } from './lib/enhancement-secrets.ts';
import { productionDeps } from './lib/deps.ts';
import { webFunction } from './lib/web-function.ts';
import { registerPageData } from './render/page-data.http.ts';

const deps = productionDeps();
/** Signs the reader cookie and the links in mails. */
const signingSecret = defineSecret('SIGNING_SECRET');

const app = createApp(deps, (opened) => {
  registerAll(opened, deps);
  registerPageData(opened, deps);
});
const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });

export const api = onRequest({ ...webFunction, secrets: [signingSecret, ...enhancementSecrets()] }, (request, response) => listen(request, response));
