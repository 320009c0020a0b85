import { createHash } from 'node:crypto';

const ID_CHARACTERS = 24;

/**
 * The id of a picture: 96 bits of a hash of its bytes, so that the same file always has the same
 * id. Different files practically never have the same id.
 */
export const pictureId = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, ID_CHARACTERS);
