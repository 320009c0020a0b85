import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { namesakeOf } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms } from '@first-show/domain/box-office/history';
import { collections } from '@first-show/domain/core/collections';
import { movieSlug } from '@first-show/domain/box-office/movie-slug';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { changedFilm, emptyFilm, type DocChanges } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { ok, type Failure, type Result } from '@first-show/domain/core/result';
import { describedStills, refusalOfPoster } from '../../articles/store/article-media.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import type { Changed } from '../../../platform/http/failure.ts';
import { historyEntry } from './film-history.ts';
import { checkCredits, linkNames } from './link-credits.ts';
import { pinFor, pinWrite, rankIn, readRanking } from './ranks.ts';
import { filmRef, storedFilm } from './read-box-office.ts';

/**
 * Editors' changes to `films` and `filmSlugs/{slug}`. Each slug that a film has or had is a
 * document `{ filmId, redirectTo: null }`, so that a former address still works and no other film
 * takes it.
 */

export const slugRef = (db: Firestore, slug: string) => db.collection(collections.filmSlugs).doc(slug);

/** `lentBy`: the merged film to which the slug belongs, if it is restored. */
export type SlugDoc = { filmId: string; redirectTo: null; lentBy?: string };
/**
 * `endedMediaIds`: the ids of the film's pictures whose licences have ended. `mergedInto`: the film
 * was merged into that one and has been restored, but its stories and stars are not all back yet.
 */
export type StoredFilm = FilmDoc & { endedMediaIds?: string[]; mergedInto?: string };

/** `existing` is a known film with the same name, and the same or an unknown year. */
export type Created =
  | { outcome: 'created'; film: FilmDoc }
  | { outcome: 'namesake'; existing: FilmDoc }
  | { outcome: 'refused'; failure: Failure };

/** The editor's name (`by`) and the time of the change. */
type Occasion = { by: string; now: Date };
/** Changes of a film. `rank` is the rank that the editor wants. */
type Changes = DocChanges & { rank?: number | undefined };

type Named = { id: string; movieName: string; language: string | null; releaseDate: string | null };

/** A slug that no other film has or had. Call this function before the transaction's writes. */
export async function freeSlug(db: Firestore, transaction: Transaction, film: Named): Promise<string> {
  const taken = new Set<string>();
  for (;;) {
    const slug = movieSlug(film, (candidate) => taken.has(candidate));
    const [known, used] = await Promise.all([
      transaction.get(slugRef(db, slug)),
      transaction.get(db.collection(collections.films).where('slug', '==', slug).select().limit(2)),
    ]);
    const owner = (known.data() as SlugDoc | undefined)?.filmId ?? film.id;
    if (owner === film.id && used.docs.every((document) => document.id === film.id)) return slug;
    taken.add(slug);
  }
}

/**
 * Adds a film with these fields. With `isNamesake` the film may have the same name and year as
 * another film.
 */
export async function createFilm(
  db: Firestore,
  input: {
    id: string;
    fields: Changes & { movieName: string };
    isNamesake?: boolean;
    log?: LogChange;
  } & Occasion,
): Promise<Created> {
  const { id, isNamesake = false, now, by } = input;
  const { rank, ...fields } = input.fields;
  const ranking = rank === undefined ? null : await readRanking(db);
  return db.runTransaction(async (transaction) => {
    const empty = emptyFilm({ id, slug: '', movieName: fields.movieName, updatedAt: now.toISOString() });
    const checked = await checkedFilm(db, transaction, { before: empty, changes: fields, now });
    if (!checked.ok) return { outcome: 'refused' as const, failure: checked.error };
    const sent = checked.value;
    if (!isNamesake) {
      const existing = namesakeOf(sent, await filmsOfTitle(db, transaction, sent.movieName));
      if (existing !== null) return { outcome: 'namesake' as const, existing };
    }
    const failure = await refusalOfPoster(db, transaction, { imageUrl: sent.imageUrl, now });
    if (failure !== null) return { outcome: 'refused' as const, failure };
    const slug = await freeSlug(db, transaction, { ...sent, language: null });
    const film = changedFilm(sent, { slug });
    const pin = ranking === null || rank === undefined ? null : pinFor(ranking, { before: null, after: film, rank });
    const after = pin == null ? film : { ...film, rank: pin };
    const entry = historyEntry(db, { before: null, after, by, at: film.updatedAt, kind: 'create' });
    transaction.set(filmRef(db, id), film);
    if (pin != null) transaction.set(...pinWrite(db, { id, pin, at: film.updatedAt }));
    transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    transaction.set(entry.ref, entry.data);
    input.log?.(transaction, { title: film.movieName, id });
    return { outcome: 'created' as const, film };
  });
}

/**
 * The film after a change. Its credits are checked, or linked to people by their names; its stills
 * have the alt texts of the library.
 */
async function checkedFilm(
  db: Firestore,
  transaction: Transaction,
  { before, changes, now }: { before: FilmDoc; changes: DocChanges; now: Date },
): Promise<Result<FilmDoc>> {
  const stills =
    changes.stills === undefined
      ? ok(before.stills)
      : await describedStills(db, transaction, { stills: changes.stills, before: before.stills, now });
  if (!stills.ok) return stills;
  const after = changedFilm(before, { ...changes, stills: stills.value });
  const input = { credits: after.credits, before: before.credits };
  if (changes.credits === undefined)
    return ok(changedFilm(after, { credits: await linkNames(db, transaction, input) }));
  const checked = await checkCredits(db, transaction, input);
  return checked.ok ? ok(after) : checked;
}

/** Films that have this name among their titles, however it is written. */
async function filmsOfTitle(db: Firestore, transaction: Transaction, name: string): Promise<FilmDoc[]> {
  const key = nameKeyOf(name);
  if (key === '') return [];
  const alike = db.collection(collections.films).where('nameKeys', 'array-contains', key).limit(NAMESAKES_MAX);
  return (await transaction.get(alike)).docs.map(storedFilm);
}

const NAMESAKES_MAX = 10;

/**
 * Changes the sent fields. A new name gives a new slug, and the former slug still finds the film. A
 * call that changes no value writes nothing.
 */
export async function changeFilm(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Changes; log?: LogChange } & Occasion,
): Promise<Changed<FilmDoc>> {
  const { id, now, by } = input;
  const { rank, ...changes } = input.changes;
  const ranking = rank === undefined ? null : await readRanking(db);
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(filmRef(db, id));
    if (!found.exists) return { outcome: 'missing' as const };
    const before = storedFilm(found);
    const revision = before.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return { outcome: 'stale' as const, doc: before };
    const checked = await checkedFilm(db, transaction, {
      before,
      changes: { ...changes, revision: revision + 1, updatedAt: now.toISOString() },
      now,
    });
    if (!checked.ok) return { outcome: 'refused' as const, failure: checked.error };
    const after: StoredFilm = checked.value;
    if (after.imageUrl !== before.imageUrl) {
      const failure = await refusalOfPoster(db, transaction, { imageUrl: after.imageUrl, now });
      if (failure !== null) return { outcome: 'refused' as const, failure };
    }
    // A new picture has a licence, so only pictures that stay can have an ended one.
    if (after.endedMediaIds !== undefined)
      after.endedMediaIds = after.endedMediaIds.filter((one) =>
        [before, after].every(({ mediaIds }) => mediaIds.includes(one)),
      );
    const pin = ranking === null || rank === undefined ? undefined : pinFor(ranking, { before, after, rank });
    const isMoved = ranking !== null && pin !== undefined;
    const was = isMoved ? { ...before, rank: rankIn(ranking, before) } : before;
    const is = isMoved ? { ...after, rank: rank ?? null } : after;
    if (diffFilms(was, is).length === 0) return { outcome: 'changed' as const, doc: before };
    if (after.movieName !== before.movieName) after.slug = await freeSlug(db, transaction, after);
    const entry = historyEntry(db, { before: was, after: is, by, at: after.updatedAt, kind: 'edit' });
    transaction.set(filmRef(db, id), after);
    transaction.set(entry.ref, entry.data);
    if (pin !== undefined) transaction.set(...pinWrite(db, { id, pin, at: after.updatedAt }));
    if (after.slug !== before.slug) {
      for (const slug of [before.slug, after.slug])
        transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    }
    input.log?.(transaction, { title: after.movieName });
    return { outcome: 'changed' as const, doc: after };
  });
}
