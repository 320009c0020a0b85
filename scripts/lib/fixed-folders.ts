import { join } from 'node:path';
import { root } from './paths.ts';
import { sitePort } from './ports.ts';

/**
 * Folders of `npm start` for builds and data, whether it is running or not. Each site port has its
 * own folders.
 */
export function fixedFolders(): { folder: string; dataFolder: string } {
  const site = sitePort();
  const suffix = site === 5050 ? '' : `-${site}`;
  return {
    folder: join(root, '.build', `start${suffix}`),
    dataFolder: join(root, '.data', ...(suffix ? [`site${suffix}`] : [])),
  };
}
