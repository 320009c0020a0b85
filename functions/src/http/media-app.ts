import { registerMedia } from '../features/media/media.http.ts';
import type { Deps } from '../lib/deps.ts';
import { createApp } from './app.ts';
import type { ApiApp } from './endpoint.ts';

/** The media library alone: for the function that processes pictures. */
export const createMediaApp = (deps: Deps): ApiApp => createApp(deps, registerMedia);
