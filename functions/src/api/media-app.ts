import { registerMedia } from './media/media.ts';
import type { Deps } from '../lib/deps.ts';
import { createApp } from './app.ts';
import type { ApiApp } from '../http/endpoint.ts';

/** An API with only the media endpoints, for the Cloud Function that processes pictures. */
export const createMediaApp = (deps: Deps): ApiApp => createApp(deps, registerMedia);
