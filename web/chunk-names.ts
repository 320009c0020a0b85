import { createHash } from 'node:crypto';

/**
 * The first part of a script's file name: a hash of the chunk's name, such as 'toaster'. It stays
 * the same in all releases. File names contain no names of modules, because public block lists
 * match words such as 'share'. `manifest.json` of the build tells which chunk a file holds.
 */
export const chunkPrefix = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 6);

/** A function that names the scripts in a folder, for the options of the bundler. */
export const hashedName =
  (folder: string) =>
  ({ name }: { name: string }): string =>
    `${folder}/${chunkPrefix(name)}-[hash].js`;
