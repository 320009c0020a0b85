import { registerMedia } from '../features/media/routes.ts';
import type { Deps } from '../platform/deps.ts';
import { createApp } from './app.ts';
import type { ApiApp } from '../platform/http/endpoint.ts';

/** An API with only the media endpoints, for the Cloud Function that processes pictures. */
export const createMediaApp = (deps: Deps): ApiApp => createApp(deps, registerMedia);
