import { createHash } from 'node:crypto';

const ID_CHARACTERS = 24;

/** 96 bits of a hash: the same bytes are the same picture, and collisions do not happen. */
export const pictureId = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, ID_CHARACTERS);
