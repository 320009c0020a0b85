import { createHash } from 'node:crypto';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { within } from '../../platform/deadline.ts';
import { filesOf, type Deps } from '../../platform/deps.ts';
import { createLock } from '../../platform/firestore/lock.ts';
import { createCache } from '../../platform/cache/cache.ts';
import { PICTURE_SIZE } from './card-layout.ts';
import { cropPicture, loadPicture } from './card-picture.ts';
import { drawCard } from './draw-card.ts';
import { shareCardHash, type ShareCard } from './share-card.ts';

/** `isComplete`: false if the card's picture could not be loaded or decoded. */
export type DrawnCard = { bytes: Uint8Array<ArrayBuffer>; isComplete: boolean };

/** Maximum number of cards that are being drawn or wait to be drawn. Further requests get 503. */
const WAITING_MAX = 20;
const BUSY: Failure = { status: 503, message: 'Too many cards at once. Please try again soon.', retryAfterSeconds: 5 };
const DRAWING_MAX_MS = 10_000;

/**
 * The last cards are also kept in memory. A card whose picture cannot be loaded is not stored, and
 * would otherwise be drawn again for every request.
 */
const KEPT = { cards: 20, ms: 60_000 } as const;

/** Draws one card at a time, because the same instance also processes uploads. */
const inTurn = createLock();

/**
 * Returns a function that gets the JPEG of a card: from the file store if the card was drawn
 * before. Otherwise the function draws the card, and stores it if it is complete.
 */
export function createShareCards(
  deps: Pick<Deps, 'files' | 'config' | 'clock'>,
): (id: string, card: ShareCard) => Promise<Result<DrawnCard>> {
  const cache = createCache<Result<DrawnCard>>({
    maxEntries: KEPT.cards,
    maxAgeMs: ({ ok: isDrawn }) => (isDrawn ? KEPT.ms : 0),
    nowMs: () => deps.clock.now().getTime(),
  });
  let waiting = 0;

  async function draw(card: ShareCard): Promise<Result<DrawnCard>> {
    if (waiting >= WAITING_MAX) return fail(BUSY);
    waiting += 1;
    try {
      // Load the picture before waiting for the lock, because loading may take seconds.
      const picture = card.picture === null ? null : await loadPicture(deps, card.picture.url);
      return ok(await inTurn(() => within(DRAWING_MAX_MS, drawWith(card, picture))));
    } finally {
      waiting -= 1;
    }
  }

  return (id, card) => {
    const folder = folderOf(id, card);
    const path = `${folder}/${shareCardHash(card)}.jpg`;
    return cache.get(path, async () => {
      const files = filesOf(deps);
      const stored = await files.read(path);
      if (stored !== null) return ok({ bytes: stored, isComplete: true });
      const drawn = await draw(card);
      if (drawn.ok && drawn.value.isComplete) {
        // Remove the former cards of this item. Their URLs redirect to the URL of the new card.
        await files.removeFolder(folder);
        await files.write({ path, bytes: drawn.value.bytes, contentType: 'image/jpeg' });
      }
      return drawn;
    });
  };
}

async function drawWith(card: ShareCard, bytes: Uint8Array | null): Promise<DrawnCard> {
  const focus = card.picture?.focus;
  const picture =
    bytes === null || focus === undefined ? null : await cropPicture(bytes, { focus, size: PICTURE_SIZE[card.kind] });
  return { bytes: await drawCard(card, picture), isComplete: card.picture === null || picture !== null };
}

const FOLDER_CHARACTERS = 24;

/**
 * The folder of an item's card. Its name is a hash, because an id may contain characters that the
 * file store refuses.
 */
const folderOf = (id: string, { kind }: ShareCard): string =>
  `share/${createHash('sha256').update(`${kind}/${id}`).digest('hex').slice(0, FOLDER_CHARACTERS)}`;
