import { chunkPrefix } from '../../../web/chunk-names.ts';

/** A test for requests and responses: whether they are of the script of this chunk. */
export const isScript =
  (chunk: string) =>
  (message: { url: () => string }): boolean =>
    message.url().includes(`/${chunkPrefix(chunk)}-`);
