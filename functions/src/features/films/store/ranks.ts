import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { hasFigures } from '@first-show/domain/box-office/figures';
import { rankFilms } from '@first-show/domain/box-office/suggest';
import { BOX_OFFICE_MAX } from '@first-show/domain/core/limits';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import type { StoredEntry } from '../../../lists/queries.ts';
import { readChart, readCurrentChart } from '../../../lists/read-rollups.ts';
import { deskRef, historyEntry, readPins, type FilmDeskDoc } from './film-history.ts';
import { filmRef, storedFilm } from './read-box-office.ts';

/**
 * Ranks follow from the totals of all films and from the ranks that editors set (pins). The chart's
 * list has them, and no film stores its own, so a change of one film writes no other film.
 */

/** The current films of the chart and the current pins. */
export type Ranking = { chart: readonly StoredEntry[]; pins: ReadonlyMap<string, number> };

/** One read for the chart's list, one for each newer film, and one for each pin. */
export async function readRanking(db: Firestore): Promise<Ranking> {
  const [chart, pins] = await Promise.all([readCurrentChart(db), readPins(db)]);
  return { chart, pins };
}

/** The rank of a film whose document is newer than the list. */
export function rankIn({ chart, pins }: Ranking, film: FilmDoc): number | null {
  if (!film.isPublished) return null;
  const rank = rankFilms([...chart.filter(({ id }) => id !== film.id), film], pins).get(film.id) ?? null;
  // Beyond its end, the chart does not know how many films are between.
  return rank !== null && rank > BOX_OFFICE_MAX && !pins.has(film.id) ? null : rank;
}

/**
 * The rank of a film, from the chart's list: one read. If the list is older than the film or lacks
 * it, see `readRanking`; a page, which has read the list (`read`), only looks for pins. A film
 * without figures has no rank and needs no read.
 */
export async function rankOf(db: Firestore, film: FilmDoc, read?: readonly ChartEntry[]): Promise<number | null> {
  if (!hasFigures(film)) return null;
  const chart = read ?? (await readChart(db));
  const listed = chart.find(({ id }) => id === film.id);
  if (listed?.updatedAt === film.updatedAt) return listed.rank;
  return rankIn(read === undefined ? await readRanking(db) : { chart, pins: await readPins(db) }, film);
}

/** The film as the calls of the box office answer it. */
export const boxOfficeFilmOf = async (db: Firestore, film: FilmDoc): Promise<BoxOfficeFilm> =>
  boxOfficeFilm.parse({ ...film, rank: await rankOf(db, film) });

/**
 * The pin that gives a film this rank: `null` if it needs none, because it has the rank by its
 * total; `undefined` if its pin must not change, as that of a film without figures.
 */
export function pinFor(
  { chart, pins }: Ranking,
  { before, after, rank }: { before: FilmDoc | null; after: FilmDoc; rank: number },
): number | null | undefined {
  if (!hasFigures(after)) return undefined;
  if (before !== null && rankIn({ chart, pins }, before) === rank) return undefined;
  const others = new Map([...pins].filter(([id]) => id !== after.id));
  return rankIn({ chart, pins: others }, after) === rank ? null : rank;
}

/** The write that sets or removes (`null`) a pin. The film is written too, for its trigger. */
export const pinWrite = (
  db: Firestore,
  { id, pin, at }: { id: string; pin: number | null; at: string },
): [DocumentReference, FilmDeskDoc, { merge: true }] => [
  deskRef(db, id),
  { pinnedRank: pin, pinnedAt: at },
  { merge: true },
];

/** Removes all pins. Returns how many ranks of the chart change. */
export async function rankByTotal(db: Firestore, { by, now }: { by: string; now: Date }): Promise<number> {
  const { chart, pins } = await readRanking(db);
  const [was, is] = [rankFilms(chart, pins), rankFilms(chart)];
  const at = now.toISOString();
  for (const id of pins.keys())
    await db.runTransaction(async (transaction) => {
      const found = await transaction.get(filmRef(db, id));
      transaction.set(...pinWrite(db, { id, pin: null, at }));
      if (!found.exists) return;
      const film = storedFilm(found);
      const revision = (film.revision ?? 1) + 1;
      const before = { ...film, rank: was.get(id) ?? null };
      const after = { ...film, revision, rank: is.get(id) ?? null };
      const entry = historyEntry(db, { before, after, by, at, kind: 'edit' });
      // Keep `updatedAt`, because a changed rank is no new figure.
      transaction.update(found.ref, { revision });
      transaction.set(entry.ref, entry.data);
    });
  return [...is].filter(([id, rank]) => was.get(id) !== rank).length;
}
