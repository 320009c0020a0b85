import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { newHealth, type NewSource, type Source, type SourceHealth } from '@first-show/domain/scraping/source.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { isCategory } from '../../categories/store/categories.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { moveToTrash, readTrash, restoreFromTrash } from '../../../platform/firestore/trash.ts';

/**
 * Editors' changes to `sources`. Runs write only `health`. Editors write the other fields and reset
 * single fields of `health`, so that runs and editors do not overwrite each other's changes.
 */

export const sourceRef = (db: Firestore, id: string) => db.collection(collections.sources).doc(id);
const URL_MESSAGE = 'Another source has this URL';
export const URL_TAKEN: Failure = {
  status: 409,
  message: URL_MESSAGE,
  issues: [{ path: 'url', message: URL_MESSAGE }],
};
export const SOURCES_FULL: Failure = { status: 409, message: `At most ${SOURCES_MAX} sources are allowed` };
const CATEGORY_DELETED: Failure = {
  status: 409,
  message: 'The category of this source was deleted. Create it again, then restore the source.',
};
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
  input: { id: string; form: NewSource; by: string; now: Date; log?: LogChange },
): Promise<SourceSaved> {
  const { id, form, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const all = (await transaction.get(allSources(db))).docs.map(present);
    if (all.some(({ url }) => url === form.url)) return { outcome: 'taken' as const };
    if (all.length >= SOURCES_MAX) return { outcome: 'full' as const };
    const at = now.toISOString();
    const source: Source = { id, ...form, health: newHealth, revision: 1, createdAt: at, createdBy: by, updatedAt: at };
    transaction.create(sourceRef(db, id), source);
    input.log?.(transaction, { title: source.name, id });
    return { outcome: 'saved' as const, source };
  });
}

export async function changeSource(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Partial<NewSource>; now: Date; log?: LogChange },
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
    input.log?.(transaction, { title: after.name });
    return { outcome: 'saved' as const, source: after };
  });
}

/** Moves a source to the trash and returns it; `null` if it does not exist. Its articles stay. */
export async function deleteSource(
  db: Firestore,
  { id, by, now, log }: { id: string; by: string; now: Date; log?: LogChange },
): Promise<Source | null> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(sourceRef(db, id));
    const source = found.data() as Source | undefined;
    if (source === undefined) return null;
    moveToTrash(db, transaction, { kind: 'source', title: source.name, by, now, documents: [found] });
    log?.(transaction, { title: source.name });
    return source;
  });
}

/**
 * Restores a deleted source, unless another source has the same URL now, there are `SOURCES_MAX`
 * sources, or the category of the source was deleted too.
 */
export async function restoreSource(db: Firestore, id: string, log?: LogChange): Promise<Result<Source>> {
  return db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'source', id });
    if (!trashed.ok) return trashed;
    const source = { ...(trashed.value.item as Source), id };
    const others = (await transaction.get(allSources(db))).docs.map(present);
    if (others.some(({ url }) => url === source.url)) return fail(URL_TAKEN);
    if (others.length >= SOURCES_MAX) return fail(SOURCES_FULL);
    if (!(await isCategory(db, transaction, source.categoryId))) return fail(CATEGORY_DELETED);
    restoreFromTrash(db, transaction, { kind: 'source', id, ...trashed.value });
    log?.(transaction, { title: source.name });
    return ok(source);
  });
}

/**
 * Ends the pause of a source, so that runs read the source again. `null` if the source does not
 * exist.
 */
export async function resumeSource(db: Firestore, id: string, log?: LogChange): Promise<Source | null> {
  const changes = { 'health.pausedAt': null, 'health.failuresInARow': 0, 'health.backOffUntil': null };
  const isThere = await db.runTransaction(async (transaction) => {
    const found = await transaction.get(sourceRef(db, id));
    if (!found.exists) return false;
    transaction.update(found.ref, changes);
    log?.(transaction, { title: present(found).name });
    return true;
  });
  return isThere ? loadSource(db, id) : null;
}
