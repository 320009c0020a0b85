import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './api/app.ts';
import { registerAll } from './api/router.ts';
import { enhancementSecrets } from './platform/config/enhancement-secrets.ts';
import { productionDeps } from './platform/deps.ts';
import { signingSecrets } from './platform/identity/signing-secrets.ts';
import { webFunction } from './platform/config/function-options.ts';
import { registerPageData } from './pages/page-data-endpoint.ts';
import { registerStoryBlocks } from './pages/story-blocks-endpoint.ts';
import { nodeListener } from './platform/http/node-listener.ts';

const deps = productionDeps();

const app = createApp(deps, (opened) => {
  registerAll(opened, deps);
  registerPageData(opened, deps);
  registerStoryBlocks(opened, deps);
});
const listen = nodeListener(app);

export const api = onRequest(
  { ...webFunction, secrets: [...signingSecrets(), ...enhancementSecrets()] },
  (request, response) => listen(request, response),
);
