import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { diffVersion, historyId } from '@first-show/domain/box-office/history';
import { versionSummary, VERSIONS_MAX, type VersionDoc } from '@first-show/domain/box-office/versions';
import { collections } from '@first-show/domain/core/collections';
import { changedFilm } from '@first-show/domain/films/change-facts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import { deskRef } from './film-history.ts';
import { storedFilm } from './read-box-office.ts';

/**
 * `films/{id}/versions/{version}`: the days of a language or re-release. They stay in place while
 * their film is in the trash, where nobody can read them, and are deleted with it.
 */

const filmRef = (db: Firestore, filmId: string): DocumentReference => db.collection(collections.films).doc(filmId);
export const versionsOf = (db: Firestore, filmId: string) => filmRef(db, filmId).collection('versions');

/** All versions of a film, at one read each. */
export const readVersions = async (db: Firestore, filmId: string): Promise<VersionDoc[]> =>
  (await versionsOf(db, filmId).limit(VERSIONS_MAX).get()).docs.map((doc) => doc.data() as VersionDoc);

/** One version; `null` if there is none. The caller checks that the film is published. */
export async function loadVersion(db: Firestore, filmId: string, id: string): Promise<VersionDoc | null> {
  if (!isDocumentId(id)) return null;
  return ((await versionsOf(db, filmId).doc(id).get()).data() as VersionDoc | undefined) ?? null;
}

/** Stores versions with their summaries in the film and an entry in its history. */
export async function writeVersions(
  db: Firestore,
  { filmId, versions, by, at }: { filmId: string; versions: readonly VersionDoc[]; by: string; at: string },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const refs = versions.map(({ id }) => versionsOf(db, filmId).doc(id));
    const [found, ...stored] = await transaction.getAll(filmRef(db, filmId), ...refs);
    if (found?.exists !== true) return;
    const film = storedFilm(found);
    const summaries = new Map([...film.versions, ...versions.map(versionSummary)].map((one) => [one.id, one]));
    const revision = (film.revision ?? 1) + 1;
    const after = changedFilm(film, { versions: [...summaries.values()], revision, updatedAt: at });
    transaction.set(found.ref, after);
    versions.forEach((version, index) => transaction.set(refs[index] as DocumentReference, version));
    const changes = versions.flatMap((version, index) =>
      diffVersion(stored[index]?.data() as VersionDoc | undefined, version),
    );
    const entry = { revision, at, by, kind: 'import', changes };
    transaction.set(deskRef(db, filmId).collection('history').doc(historyId(revision)), entry);
  });
}
