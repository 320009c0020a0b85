import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { newHealth, type NewSource, type Source, type SourceHealth } from '@first-show/domain/scraping/source.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { cancelPurge, schedulePurge } from '../../../platform/firestore/purge.ts';

/**
 * Editors' changes to `sources`. Runs write only `health`. Editors write the other fields and reset
 * single fields of `health`, so that runs and editors do not overwrite each other's changes.
 */

export const sourceRef = (db: Firestore, id: string) => db.collection(collections.sources).doc(id);
/** `system/deletedSource_{id}` holds a deleted source while its deletion can be undone. */
const binRef = (db: Firestore, id: string) => db.collection(collections.system).doc(`deletedSource_${id}`);
const purgeName = (id: string) => `source-${id}`;
const allSources = (db: Firestore) => db.collection(collections.sources).limit(SOURCES_MAX);

const present = (snapshot: DocumentSnapshot): Source => {
  const doc = snapshot.data() as Source;
  return { ...doc, id: snapshot.id, selectors: doc.selectors ?? null, health: { ...newHealth, ...doc.health } };
};

/** All sources, sorted by name. Each costs one read, and there are at most `SOURCES_MAX`. */
export async function listSources(db: Firestore): Promise<Source[]> {
  const found = (await allSources(db).get()).docs.map(present);
  return found.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
}

export async function loadSource(db: Firestore, id: string): Promise<Source | null> {
  const found = await sourceRef(db, id).get();
  return found.exists ? present(found) : null;
}

export type SourceSaved =
  | { outcome: 'saved'; source: Source }
  | { outcome: 'taken' }
  | { outcome: 'full' }
  | { outcome: 'missing' }
  | { outcome: 'stale'; source: Source };

/** Fields of `health` that are reset when the URL, the kind or the selectors of a source change. */
const freshStart = {
  etag: null,
  lastModified: null,
  failuresInARow: 0,
  backOffUntil: null,
  pausedAt: null,
} as const satisfies Partial<SourceHealth>;

/**
 * Creates a source. 'taken': another source has this URL. 'full': there are `SOURCES_MAX` sources.
 */
export async function createSource(
  db: Firestore,
  input: { id: string; form: NewSource; by: string; now: Date },
): Promise<SourceSaved> {
  const { id, form, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const all = (await transaction.get(allSources(db))).docs.map(present);
    if (all.some(({ url }) => url === form.url)) return { outcome: 'taken' as const };
    if (all.length >= SOURCES_MAX) return { outcome: 'full' as const };
    const at = now.toISOString();
    const source: Source = { id, ...form, health: newHealth, revision: 1, createdAt: at, createdBy: by, updatedAt: at };
    transaction.create(sourceRef(db, id), source);
    return { outcome: 'saved' as const, source };
  });
}

export async function changeSource(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Partial<NewSource>; now: Date },
): Promise<SourceSaved> {
  const { id, revision, changes, now } = input;
  return db.runTransaction(async (transaction) => {
    const all = (await transaction.get(allSources(db))).docs.map(present);
    const before = all.find((one) => one.id === id);
    if (before === undefined) return { outcome: 'missing' as const };
    if (revision !== undefined && revision !== before.revision) return { outcome: 'stale' as const, source: before };
    const isMoved = changes.url !== undefined && changes.url !== before.url;
    if (isMoved && all.some((one) => one.url === changes.url)) return { outcome: 'taken' as const };
    const isReadAnew =
      isMoved || (changes.kind !== undefined && changes.kind !== before.kind) || changes.selectors !== undefined;
    // Validators and failures belong to the former settings. Reset them, so that the whole source
    // is read again.
    const health: SourceHealth = isReadAnew ? { ...before.health, ...freshStart } : before.health;
    const after: Source = {
      ...before,
      ...changes,
      health,
      revision: before.revision + 1,
      updatedAt: now.toISOString(),
    };
    const { health: _health, ...edited } = after;
    transaction.update(sourceRef(db, id), {
      ...edited,
      ...(isReadAnew
        ? Object.fromEntries(Object.entries(freshStart).map(([name, value]) => [`health.${name}`, value]))
        : {}),
    });
    return { outcome: 'saved' as const, source: after };
  });
}

/**
 * Deletes a source and returns it; `null` if it does not exist. For ten seconds `restoreSource` can
 * restore it. Its articles stay.
 */
export async function deleteSource(db: Firestore, { id, now }: { id: string; now: Date }): Promise<Source | null> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(sourceRef(db, id));
    const source = found.data() as Source | undefined;
    if (source === undefined) return null;
    transaction.delete(found.ref);
    transaction.set(binRef(db, id), { source });
    schedulePurge(db, transaction, { key: purgeName(id), paths: [binRef(db, id).path], now });
    return source;
  });
}

/** Restores a deleted source. False if it was purged or not deleted. */
export async function restoreSource(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const bin = (await transaction.get(binRef(db, id))).data() as { source: Source } | undefined;
    if (bin === undefined) return false;
    transaction.set(sourceRef(db, id), bin.source);
    transaction.delete(binRef(db, id));
    cancelPurge(db, transaction, purgeName(id));
    return true;
  });
}

/**
 * Ends the pause of a source, so that runs read the source again. `null` if the source does not
 * exist.
 */
export async function resumeSource(db: Firestore, id: string): Promise<Source | null> {
  const changes = { 'health.pausedAt': null, 'health.failuresInARow': 0, 'health.backOffUntil': null };
  const isThere = await db.runTransaction(async (transaction) => {
    const found = await transaction.get(sourceRef(db, id));
    if (found.exists) transaction.update(found.ref, changes);
    return found.exists;
  });
  return isThere ? loadSource(db, id) : null;
}
