import { PICTURE_MAX_BYTES } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { cleanLine, firstCharacters } from '@first-show/domain/core/text';
import type { Media } from '@first-show/domain/media/media.schema';
import { renditionUrl } from '@first-show/domain/media/picture-address';
import { filesOf, type Deps } from '../../../platform/deps.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { createLock } from '../../../platform/firestore/lock.ts';
import { removalOf, removeFromTrash, type Removal } from '../../../platform/firestore/trash.ts';
import { safeFetch, type FetchRefusal } from '../../../platform/net/safe-fetch.ts';
import { mediaKeys } from './media-keys.ts';
import { createMedia, findMedia, mediaFolder, restoreMedia } from './media.ts';
import { pictureId } from '../picture-id.ts';
import { pictureType } from '../picture-type.ts';
import { processPicture, type ProcessedPicture } from '../process-picture.ts';

export type NewPicture = {
  bytes: Uint8Array;
  contentType: string | null;
  fileName: string | null;
  /** The URL from which the picture was copied; `null` for an uploaded file. */
  sourceUrl: string | null;
  /**
   * Name of the person who adds the picture or, for a picture of an imported story, of the story's
   * source.
   */
  by: string;
  alt?: string;
  credit?: string | null;
  log?: LogChange;
};

/**
 * Processes one picture at a time, because a large one takes up to 400 MB of memory and both cores.
 */
const inTurn = createLock();

const FILE_NAME_MAX = 200;
const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export const contentTypeOf = (format: keyof typeof contentTypes): string => contentTypes[format];

type Ports = Pick<Deps, 'db' | 'files' | 'clock'>;

const BEING_REMOVED: Failure = {
  status: 409,
  message: 'This picture is just being removed for good. Please try again in ten minutes.',
};

/**
 * Adds a picture to the library: creates its renditions, stores them, then writes the document. If
 * the library already has a picture with the same bytes, returns that picture. If it is in the
 * trash, restores and returns it. Refused while a removal of the same picture runs, which would
 * delete the new files.
 */
export async function addPicture(deps: Ports, picture: NewPicture): Promise<Result<Media>> {
  const db = deps.db();
  const id = pictureId(picture.bytes);
  // The library may already have the picture, but its declared type must be right every time.
  const type = pictureType(picture.bytes, picture.contentType);
  if (!type.ok) return type;
  const known = await findMedia(db, id);
  if (known !== null) return ok(known);
  const restored = await restoreMedia(db, id, picture.log);
  if (restored.ok) return restored;
  const now = deps.clock.now();
  const removal = await removalOf(db, { kind: 'picture', id, now });
  if (removal === 'running') return fail(BEING_REMOVED);
  if (removal === 'interrupted') await removeDeletedPicture(deps, { id, dueBy: null, now });

  const processed = await inTurn(() => processPicture(picture.bytes, picture.contentType));
  if (!processed.ok) return processed;
  const storedBytes = await storeRenditions(deps, id, processed.value);
  const { width, height, placeholder, dominantColor, renditions } = processed.value;
  const fileName = picture.fileName === null ? null : firstCharacters(cleanLine(picture.fileName), FILE_NAME_MAX);
  const texts = { alt: picture.alt ?? '', caption: null, credit: picture.credit ?? null, fileName };
  const doc = {
    id,
    ...texts,
    width,
    height,
    largestWidth: Math.max(...renditions.map((one) => one.width)),
    licence: null,
    focalPoint: { x: 0.5, y: 0.5 },
    placeholder,
    dominantColor,
    sourceUrl: picture.sourceUrl,
    createdAt: deps.clock.now().toISOString(),
    createdBy: picture.by,
    revision: 1,
    keys: mediaKeys(texts),
    storedBytes,
  };
  return ok(await createMedia(db, doc, picture.log));
}

/**
 * Stores the renditions, and returns their size in bytes. Call it before the document is written,
 * because a picture with a document may be shown at once.
 */
async function storeRenditions(deps: Ports, id: string, { renditions }: ProcessedPicture): Promise<number> {
  const files = filesOf(deps);
  await Promise.all(
    renditions.map(({ width, format, bytes }) =>
      files.write({
        path: `${mediaFolder(id)}/${width}.${format}`,
        bytes,
        contentType: contentTypeOf(format),
      }),
    ),
  );
  return renditions.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

export type CopyOptions = {
  by: string;
  /** Local addresses that are allowed, as `host:port`, for the servers of the demo and of tests. */
  allowHosts: readonly string[];
  alt?: string;
  credit?: string | null;
  log?: LogChange;
  /** Replaces `safeFetch` in tests. */
  fetch?: typeof safeFetch;
};

/**
 * Copies a picture from a URL into the library, so that readers never load it from another server.
 */
export async function copyPicture(
  deps: Ports,
  url: string,
  { allowHosts, fetch = safeFetch, ...texts }: CopyOptions,
): Promise<Result<Media>> {
  const fetched = await fetch(url, {
    maxBytes: PICTURE_MAX_BYTES,
    allowHosts,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
  });
  if (!fetched.ok) return fail(failureOf(fetched.error));
  const { bytes, contentType } = fetched.value;
  const fileName = new URL(fetched.value.url).pathname.split('/').at(-1) || null;
  return addPicture(deps, { bytes, contentType, fileName, sourceUrl: url, ...texts });
}

const failureOf = ({ reason, message }: FetchRefusal): Failure => ({
  status: reason === 'too-big' ? 413 : 400,
  message,
  issues: [{ path: 'url', message }],
});

/** Removes a picture from the trash for good, with its files. */
export const removeDeletedPicture = (deps: Ports, removal: Removal): Promise<void> =>
  removeFromTrash(deps.db(), { kind: 'picture', ...removal }, () =>
    filesOf(deps).removeFolder(mediaFolder(removal.id)),
  );

export const renditionPath = (id: string, width: number, format: string): string =>
  renditionUrl(id, width, format).slice(1);
