import { join } from 'node:path';
import { root } from './paths.ts';
import { sitePort } from './ports.ts';

/**
 * Where `npm start` builds and keeps its data, also while it does not run. Another site port has
 * folders of its own.
 */
export function fixedFolders(): { folder: string; dataFolder: string } {
  const site = sitePort();
  const suffix = site === 5050 ? '' : `-${site}`;
  return {
    folder: join(root, '.build', `start${suffix}`),
    dataFolder: join(root, '.data', ...(suffix ? [`site${suffix}`] : [])),
  };
}
