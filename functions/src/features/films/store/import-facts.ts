import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { limitedPreview, type ImportPreview } from '@first-show/domain/box-office/import-preview';
import type { StoredCredit } from '@first-show/domain/films/film.schema';
import { JOBS } from '@first-show/domain/films/jobs';
import {
  plannedChanges,
  planFacts,
  titleKeysOf,
  type FactRow,
  type PlannedFilm,
} from '@first-show/domain/films/import-facts';
import { linkNames } from './link-credits.ts';
import { storedFilm } from './read-box-office.ts';
import { filmsWithTitles } from './read-films.ts';
import { changeFilm, createFilm } from './write-box-office.ts';

/** The films of a file of facts that would be written, and the preview of all of them. */
export type PlannedFacts = { films: PlannedFilm[]; preview: ImportPreview };

/** Plans an import of facts without writing. Reads the films and the people that the file names. */
export async function previewFacts(db: Firestore, rows: readonly FactRow[]): Promise<PlannedFacts> {
  const known = await filmsWithTitles(db, titleKeysOf(rows));
  const plan = planFacts(rows, known.map(storedFilm));
  const all = await withPeople(db, plan.films);
  const compared = all.map((film) => ({ film, changes: plannedChanges(film) }));
  const changed = compared.filter(({ changes }) => changes.length > 0);
  const notes = all.flatMap(notesOf);
  const added = changed.filter(({ film }) => film.before === null).length;
  return {
    films: changed.map(({ film }) => film),
    preview: limitedPreview({
      planId: createHash('sha256')
        .update(JSON.stringify(changed.map(({ film, changes }) => [film.before?.id, film.title, changes])))
        .digest('base64url'),
      rows: rows.length,
      counts: {
        added,
        changed: changed.length - added,
        unchanged: all.length - changed.length,
        ranks: 0,
        errors: plan.errors.length,
        notes: notes.length,
        versions: 0,
      },
      versions: [],
      films: changed.map(({ film: { line, title, before, changes: fields }, changes }) => ({
        kind: before === null ? 'added' : 'changed',
        film: {
          id: before?.id ?? `line ${line}`,
          movieName: title,
          language: fields.languages?.[0] ?? before?.language ?? null,
          releaseDate: before?.releaseDate ?? null,
        },
        changesOf: () => changes,
      })),
      errors: plan.errors,
      notes,
    }),
  };
}

/** The films with their new credits linked to people, if exactly one person has the name. */
async function withPeople(db: Firestore, films: readonly PlannedFilm[]): Promise<PlannedFilm[]> {
  const linked: PlannedFilm[] = [];
  for (const film of films) {
    const { credits } = film.changes;
    if (credits === undefined) linked.push(film);
    else {
      const isKnown = (credit: StoredCredit) =>
        film.before?.credits.some(({ job, name }) => job === credit.job && name === credit.name) === true;
      const input = { credits, before: credits.filter(isKnown) };
      const named = await db.runTransaction((transaction) => linkNames(db, transaction, input), { readOnly: true });
      linked.push({ ...film, changes: { ...film.changes, credits: named } });
    }
  }
  return linked;
}

/** Names that stay text, because no person, or more than one, has them. */
function notesOf({ line, changes: { credits = [] } }: PlannedFilm): ImportPreview['notes'] {
  const names = credits.flatMap(({ personId, job, name }) => (personId === null && job !== JOBS.studio ? name : []));
  return names.length === 0
    ? []
    : [
        {
          line,
          message: `${[...new Set(names)].join(', ')}: no person, or more than one, has this name, so it stays text`,
        },
      ];
}

/**
 * Writes the planned films one by one, so that a failure keeps those before it. Returns the titles
 * of the films that it did not write, because somebody else changed them after the plan was made.
 */
export async function writeFacts(
  db: Firestore,
  films: readonly PlannedFilm[],
  { by, now, newId }: { by: string; now: Date; newId: () => string },
): Promise<string[]> {
  const conflicts: string[] = [];
  for (const { title, before, changes } of films) {
    const written =
      before === null
        ? await createFilm(db, { id: newId(), fields: { ...changes, movieName: title }, by, now })
        : await changeFilm(db, { id: before.id, revision: before.revision ?? 1, changes, by, now });
    if (written.outcome !== 'created' && written.outcome !== 'changed') conflicts.push(title);
  }
  return conflicts;
}
