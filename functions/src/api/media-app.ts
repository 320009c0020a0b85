import { registerMedia } from '../features/media/routes.ts';
import { registerShareCards } from '../features/share-cards/routes.ts';
import type { Deps } from '../platform/deps.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { createApp } from './app.ts';

/** An API with only the routes of pictures, for the Cloud Function that processes pictures. */
export const createMediaApp = (deps: Deps): ApiApp =>
  createApp(deps, (app) => {
    registerMedia(app, deps);
    registerShareCards(app, deps);
  });
