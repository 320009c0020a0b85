import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { diffVersion, historyId, type FilmHistoryEntry } from '@first-show/domain/box-office/history';
import {
  versionMismatch,
  versionProblem,
  versionSummary,
  VERSIONS_MAX,
  type VersionDoc,
} from '@first-show/domain/box-office/versions';
import { invalidField, type Failure } from '@first-show/domain/core/result';
import { changedFilm, withReReleases } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { findDocument, isDocumentId } from '../../../platform/firestore/ids.ts';
import { deskRef } from './film-history.ts';
import { filmRef, storedFilm } from './read-box-office.ts';

/**
 * `films/{id}/versions/{version}`: the days of a language or re-release. They stay in place while
 * their film is in the trash, where nobody can read them, and are deleted with it.
 */

export const versionsOf = (db: Firestore, filmId: string) => filmRef(db, filmId).collection('versions');

/** All versions of a film, at one read each. */
export const readVersions = async (db: Firestore, filmId: string): Promise<VersionDoc[]> =>
  (await versionsOf(db, filmId).limit(VERSIONS_MAX).get()).docs.map((doc) => doc.data() as VersionDoc);

/** One version; `null` if there is none. The caller checks that the film is published. */
export const loadVersion = async (db: Firestore, filmId: string, id: string): Promise<VersionDoc | null> =>
  ((await findDocument(versionsOf(db, filmId), id))?.data() as VersionDoc | undefined) ?? null;

/**
 * Stores imported versions with their summaries in the film and an entry in its history. Writes
 * nothing and returns `false` if the film is gone, or somebody else has changed one of the versions
 * since the import read it (`before`).
 */
export async function writeVersions(
  db: Firestore,
  {
    filmId,
    planned,
    ...how
  }: {
    filmId: string;
    planned: readonly { before: VersionDoc | undefined; after: VersionDoc }[];
    by: string;
    at: string;
  },
): Promise<boolean> {
  const versions = planned.map(({ after }) => after);
  return db.runTransaction(async (transaction) => {
    const refs = versions.map(({ id }) => versionsOf(db, filmId).doc(id));
    const [found, ...stored] = await transaction.getAll(filmRef(db, filmId), ...refs);
    if (found?.exists !== true) return false;
    const isChanged = planned.some(({ before, after }, index) => {
      const current = stored[index]?.data() as VersionDoc | undefined;
      // With the same days, another call has just written the same import.
      return current?.updatedAt !== before?.updatedAt && !isDeepStrictEqual(current?.days, after.days);
    });
    if (isChanged) return false;
    versions.forEach((version, index) => transaction.set(refs[index] as DocumentReference, version));
    const changes = versions.flatMap((version, index) =>
      diffVersion(stored[index]?.data() as VersionDoc | undefined, version),
    );
    setSummaries(db, transaction, storedFilm(found), { set: versions, changes, kind: 'import', ...how });
    return true;
  });
}

type Change = Pick<FilmHistoryEntry, 'by' | 'at' | 'kind' | 'changes'> & {
  set: readonly VersionDoc[];
  removed?: string;
};

/** Stores the film's summaries of its versions, and an entry in its history. */
function setSummaries(
  db: Firestore,
  transaction: Transaction,
  film: FilmDoc,
  { set, removed, at, ...entry }: Change,
): void {
  const summaries = new Map([...film.versions, ...set.map(versionSummary)].map((one) => [one.id, one]));
  const versions = [...summaries.values()].filter(({ id }) => id !== removed);
  const revision = (film.revision ?? 1) + 1;
  // Where to watch, the calendar and the status follow from the releases, not from the versions.
  const releases = withReReleases(film.releases, set);
  transaction.set(filmRef(db, film.id), changedFilm(film, { versions, releases, revision, updatedAt: at }));
  transaction.set(deskRef(db, film.id).collection('history').doc(historyId(revision)), { revision, at, ...entry });
}

/** `remark`: the versions add up to more than the film. */
export type VersionSaved =
  | { outcome: 'saved'; version: VersionDoc; remark: string | null }
  | { outcome: 'stale' | 'missing' }
  | { outcome: 'refused'; failure: Failure };

/** `base`: `updatedAt` of the version that the editor opened; `null` for a new one. */
export async function saveVersion(
  db: Firestore,
  input: { filmId: string; version: VersionDoc; base: string | null; by: string; log: LogChange },
): Promise<VersionSaved> {
  const { filmId, version, base, by, log } = input;
  return db.runTransaction(async (transaction) => {
    const [found, others] = await Promise.all([
      transaction.get(filmRef(db, filmId)),
      transaction.get(versionsOf(db, filmId).limit(VERSIONS_MAX)),
    ]);
    if (!found.exists) return { outcome: 'missing' as const };
    const film = storedFilm(found);
    const stored = others.docs.map((doc) => doc.data() as VersionDoc);
    const before = stored.find(({ id }) => id === version.id);
    if ((before?.updatedAt ?? null) !== base) return { outcome: 'stale' as const };
    const problem = versionProblem(film, version);
    if (problem !== null) return { outcome: 'refused' as const, failure: invalidField(problem.path, problem.message) };
    const changes = diffVersion(before, version);
    transaction.set(versionsOf(db, filmId).doc(version.id), version);
    setSummaries(db, transaction, film, { set: [version], changes, kind: 'edit', by, at: version.updatedAt });
    log(transaction, { title: film.movieName });
    const all = [...stored.filter(({ id }) => id !== version.id), version];
    return { outcome: 'saved' as const, version, remark: versionMismatch(film, all) };
  });
}

/** Whether there was such a version. */
export async function removeVersion(
  db: Firestore,
  { filmId, id, by, at, log }: { filmId: string; id: string; by: string; at: string; log: LogChange },
): Promise<boolean> {
  if (!isDocumentId(id)) return false;
  return db.runTransaction(async (transaction) => {
    const ref = versionsOf(db, filmId).doc(id);
    const [found, stored] = await transaction.getAll(filmRef(db, filmId), ref);
    const version = stored?.data() as VersionDoc | undefined;
    if (found?.exists !== true || version === undefined) return false;
    const film = storedFilm(found);
    transaction.delete(ref);
    const changes = diffVersion(version, { ...version, days: [] });
    setSummaries(db, transaction, film, { set: [], removed: id, changes, kind: 'edit', by, at });
    log(transaction, { title: film.movieName });
    return true;
  });
}
