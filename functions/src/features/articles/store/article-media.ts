import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { attributesOf, decodeEscapes } from '@first-show/domain/articles/story-blocks';
import { collections } from '@first-show/domain/core/collections';
import type { FilmStill } from '@first-show/domain/films/film.schema';
import { MEDIA_TEXT_MAX } from '@first-show/domain/core/limits';
import { fail, invalidField, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { cleanLine } from '@first-show/domain/core/text';
import { isLicenceEnded } from '@first-show/domain/media/licence';
import type { MediaDoc } from '@first-show/domain/media/media.schema';
import { libraryPicture } from '@first-show/domain/media/picture-address';
import { readItemsInTrash, restoreFromTrash } from '../../../platform/firestore/trash.ts';
import { mediaKeys } from '../../media/store/media-keys.ts';

export const mediaRef = (db: Firestore, id: string) => db.collection(collections.media).doc(id);

const IN_TEXT = /\/media\/([a-z0-9]+)\/\d+\.webp/g;
/** Maximum number of pictures per article that are checked. */
const MEDIA_IDS_MAX = 100;

/** Ids of the library pictures in an article, the lead picture first. */
export function mediaIdsOf({ imageUrl, content }: Pick<ArticleDoc, 'imageUrl' | 'content'>): string[] {
  const lead = imageUrl === null ? null : libraryPicture(imageUrl);
  const inText = [...content.matchAll(IN_TEXT)].map(([, id = '']) => id);
  return [...new Set([...(lead === null ? [] : [lead.id]), ...inText])].slice(0, MEDIA_IDS_MAX);
}

type Pictured = Pick<
  ArticleDoc,
  | 'imageUrl'
  | 'imageAlt'
  | 'imageCredit'
  | 'imageCaption'
  | 'imageFocus'
  | 'content'
  | 'isPublished'
  | 'scheduledFor'
  | 'mediaIds'
  | 'endedMediaIds'
  | 'mediaSizes'
>;

const GONE = invalidField('imageUrl', 'This picture is no longer in the library');
const GONE_IN_TEXT = invalidField('content', 'A picture in the text is no longer in the library');
const EXPIRED_IN_TEXT = invalidField('content', 'The licence of a picture in the text has expired');
const EXPIRED = invalidField('imageUrl', 'The licence of this picture has expired');
const NO_ALT = invalidField('imageAlt', 'Please describe the picture before publishing');
const NO_CREDIT = invalidField('imageCredit', 'Please credit the picture before publishing');

/**
 * Completes an article before it is written (`doc`): adds the focal point, fills in a blank alt
 * text and credit (and the caption of a new picture) from the library, and records the sizes of the
 * pictures and which licences have ended. `shareAlts` writes alt texts to the library. Refuses a
 * new picture that is not in the library. If the article will be public, also refuses a lead
 * picture without alt text or credit, and a new picture whose licence has ended. Pictures of other
 * sites are not checked. Call it before the transaction's writes.
 */
export async function withMedia<T extends Pictured>(
  db: Firestore,
  transaction: Transaction,
  { after, before, now }: { after: T; before: Pictured | null; now: Date },
): Promise<Result<{ doc: T; shareAlts: () => void }>> {
  const mediaIds = mediaIdsOf(after);
  const lead = after.imageUrl === null ? null : libraryPicture(after.imageUrl);
  const known = new Set(before?.mediaIds ?? []);
  const found = await readMedia(db, transaction, mediaIds);
  const { endedMediaIds: _ended, mediaSizes: _sizes, ...rest } = after;
  const endedMediaIds = mediaIds.filter((id) => isLicenceEnded(found.get(id) ?? { licence: null }, now));
  const shareAlts = () => shareTypedAlts(db, transaction, { after, before, found });
  const complete = {
    ...(rest as T),
    mediaIds,
    ...(endedMediaIds.length > 0 && { endedMediaIds }),
    ...(found.size > 0 && { mediaSizes: mediaSizesOf(found) }),
  };
  if (mediaIds.some((id) => id !== lead?.id && !known.has(id) && !found.has(id))) return fail(GONE_IN_TEXT);
  const isPublic = after.isPublished || after.scheduledFor !== null;
  if (isPublic && endedMediaIds.some((id) => id !== lead?.id && !known.has(id))) return fail(EXPIRED_IN_TEXT);
  if (lead === null) return ok({ doc: complete, shareAlts });

  const media = found.get(lead.id);
  const isSamePicture = before?.imageUrl === after.imageUrl;
  // The picture that the article already had may be missing from the library. Accept it, so that
  // the article stays editable. Browsers show the default picture if its file cannot be loaded.
  if (media === undefined) return isSamePicture ? ok({ doc: complete, shareAlts }) : fail(GONE);
  complete.imageAlt = after.imageAlt || media.alt;
  complete.imageCredit = after.imageCredit ?? media.credit;
  if (!isSamePicture) complete.imageCaption = after.imageCaption ?? media.caption;
  complete.imageFocus = after.imageFocus ?? media.focalPoint;
  if (!isPublic) return ok({ doc: complete, shareAlts });
  if (complete.imageAlt === '') return fail(NO_ALT);
  if (complete.imageCredit === null) return fail(NO_CREDIT);
  if (!isSamePicture && isLicenceEnded(media, now)) return fail(EXPIRED);
  return ok({ doc: complete, shareAlts });
}

/** The alt texts in an article, by the id of the library picture. The lead picture comes last. */
function altsOf({ imageUrl, imageAlt, content }: Pick<Pictured, 'imageUrl' | 'imageAlt' | 'content'>) {
  const inText = [...content.matchAll(/<img\b[^<>]*>/g)].map(([tag]) => attributesOf(tag));
  const pictures = [
    ...inText.map(({ src = '', alt = '' }) => ({ url: src, alt: decodeEscapes(alt) })),
    { url: imageUrl ?? '', alt: imageAlt },
  ];
  const alts = new Map<string, string>();
  for (const { url, alt } of pictures) {
    const picture = libraryPicture(url);
    const text = cleanLine(alt);
    if (picture !== null && text !== '' && text.length <= MEDIA_TEXT_MAX.alt) alts.set(picture.id, text);
  }
  return alts;
}

/**
 * Gives the library the alt texts that this save has changed, for pictures without one and for
 * pictures whose alt text came from an article. An alt text that was typed in the library stays.
 */
function shareTypedAlts(
  db: Firestore,
  transaction: Transaction,
  { after, before, found }: { after: Pictured; before: Pictured | null; found: ReadonlyMap<string, MediaDoc> },
): void {
  const former = before === null ? new Map<string, string>() : altsOf(before);
  for (const [id, alt] of altsOf(after)) {
    const media = found.get(id);
    if (media === undefined || alt === former.get(id) || alt === media.alt) continue;
    if (media.alt !== '' && media.isAltFromArticle !== true) continue;
    const described = { ...media, alt, isAltFromArticle: true, revision: media.revision + 1 };
    transaction.set(mediaRef(db, id), { ...described, keys: mediaKeys(described) });
  }
}

/**
 * The natural sizes of pictures by id, as articles store them. `found`: the pictures' documents by
 * id.
 */
export const mediaSizesOf = (
  found: ReadonlyMap<string, Pick<MediaDoc, 'width' | 'height'>>,
): ArticleDoc['mediaSizes'] =>
  Object.fromEntries(Array.from(found, ([id, { width, height }]) => [id, { width, height }]));

/** The documents of those pictures that are in the library. */
async function readMedia(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, MediaDoc>> {
  const snapshots = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => mediaRef(db, id)));
  return new Map(snapshots.filter(({ exists }) => exists).map((one) => [one.id, one.data() as MediaDoc]));
}

/**
 * Why a film cannot have this picture; `null` if it can. Pictures of other sites are allowed. Call
 * it before the transaction's writes.
 */
export async function refusalOfPoster(
  db: Firestore,
  transaction: Transaction,
  { imageUrl, now }: { imageUrl: string | null; now: Date },
): Promise<Failure | null> {
  const picture = imageUrl === null ? null : libraryPicture(imageUrl);
  if (picture === null) return null;
  const media = (await readMedia(db, transaction, [picture.id])).get(picture.id);
  if (media === undefined) return GONE;
  return isLicenceEnded(media, now) ? EXPIRED : null;
}

/**
 * Stills with the alt texts of the library. Fails for a new one that is not in the library, has no
 * alt text there, or whose licence has ended. Call it before the transaction's writes.
 */
export async function describedStills(
  db: Firestore,
  transaction: Transaction,
  { stills, before, now }: { stills: readonly FilmStill[]; before: readonly FilmStill[]; now: Date },
): Promise<Result<FilmStill[]>> {
  const idOf = ({ url }: FilmStill): string => libraryPicture(url)?.id ?? '';
  const found = await readMedia(db, transaction, [...new Set(stills.map(idOf))]);
  const described: FilmStill[] = [];
  for (const [index, still] of stills.entries()) {
    const media = found.get(idOf(still));
    const known = before.find(({ url }) => url === still.url);
    const refused = (reason: string) => fail(invalidField(`stills.${index}.url`, reason));
    if (known === undefined && media === undefined) return refused(GONE.message);
    if (known === undefined && media?.alt === '') return refused('Please describe this picture in the library first');
    if (known === undefined && media && isLicenceEnded(media, now)) return refused(EXPIRED.message);
    described.push({ url: still.url, alt: media?.alt ?? known?.alt ?? '' });
  }
  return ok(described);
}

/**
 * Reads those pictures of a deleted article or film that are in the trash too. `restore` restores
 * them. `endedMediaIds` are the pictures, in the library or restored, whose licence has ended. Call
 * it before the transaction's writes.
 */
export async function readDeletedPictures(
  db: Firestore,
  transaction: Transaction,
  { mediaIds, now }: { mediaIds: readonly string[]; now: Date },
): Promise<{ endedMediaIds: string[]; restore: () => void }> {
  const known = await readMedia(db, transaction, mediaIds);
  const missing = mediaIds.filter((id) => !known.has(id));
  const deleted = await readItemsInTrash(db, transaction, { kind: 'picture', ids: missing });
  const pictures = [...known.values(), ...([...deleted.values()] as MediaDoc[])];
  return {
    endedMediaIds: pictures.filter((picture) => isLicenceEnded(picture, now)).map(({ id }) => id),
    restore: () => {
      for (const [id, item] of deleted) restoreFromTrash(db, transaction, { kind: 'picture', id, item, others: [] });
    },
  };
}
