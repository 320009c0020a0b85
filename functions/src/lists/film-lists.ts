import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ArticleCard, ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { CARD_FIELDS, type CardFields } from '@first-show/domain/films/present-film';
import { monthOf } from '@first-show/domain/films/releases';
import type {
  ChartEntry,
  FilmPerson,
  FilmRollup,
  FilmRowsRollup,
  PersonFilmRow,
  PersonRollup,
  ReleasesRow,
} from '@first-show/domain/rollups/rollups';
import { CARD_FIELDS as ARTICLE_CARD_FIELDS, cardOf } from '../features/articles/store/article-card.ts';
import { ENDED_FIELD, withoutEndedPoster } from '../features/articles/store/ended-pictures.ts';
import { articlesAbout } from '../features/articles/store/read-articles.ts';
import { reviewFieldsOf, reviewsByFilm } from '../features/films/store/our-reviews.ts';
import { publishedPeople } from '../features/people/store/read-people.ts';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { CHART_FIELDS, type StoredEntry } from './queries.ts';
import { readList, rebuild, rebuildField, rollupRef, type List } from './rollups.ts';

/**
 * The lists that films are in: those of people, months and years (`listIds` of a film), with a row
 * for each film; and for each film the people whom it credits. A change of a film writes only its
 * own rows, so no list is built from all films again. The lists of films and people also have the
 * newest stories about them.
 */

/** The most films in the list of a person, month or year. A row has about half a kilobyte. */
const ROWS_MAX = 1_500;
const ROW_FIELDS = [
  ...new Set([
    ...CARD_FIELDS,
    ...CHART_FIELDS,
    'verdict',
    'credits',
    'releases',
    'isPublished',
    'listIds',
    'revision',
    'updatedAt',
    ENDED_FIELD,
  ] as const),
];
type RowSource = CardFields &
  StoredEntry &
  Pick<FilmDoc, 'verdict' | 'credits' | 'releases' | 'isPublished' | 'listIds' | 'revision' | 'updatedAt'>;
type Row = PersonFilmRow | ReleasesRow | StoredEntry;

const films = (db: Firestore) => db.collection(collections.films);

/** The most stories in the list of a film or person. */
const STORIES_MAX = 12;
/** A film or person as the subject of stories. */
type Subject = Parameters<typeof articlesAbout>[1];

const readStories = (db: Firestore, subject: Subject): Promise<ArticleCard[]> =>
  articlesAbout(db, subject, STORIES_MAX);

type FilmContent = Omit<FilmRollup, 'updatedAt'>;

const filmList = (filmId: string): List<FilmContent | null> => ({
  id: rollupIds.film(filmId),
  read: async (db) => {
    const film = (await films(db).doc(filmId).get()).data() as FilmDoc | undefined;
    if (film?.isPublished !== true) return null;
    const [people, stories] = await Promise.all([
      publishedPeople(db, peopleOf(film)),
      readStories(db, { field: 'filmIds', id: filmId }),
    ]);
    return { people, stories };
  },
});

const peopleOf = ({ credits }: Pick<FilmDoc, 'credits'>): string[] => [
  ...new Set(credits.flatMap(({ personId }) => personId ?? [])),
];

async function readRows(db: Firestore, listId: string): Promise<Record<string, Row>> {
  const listed = films(db).where('isPublished', '==', true).where('listIds', 'array-contains', listId);
  const { docs } = await listed
    .limit(ROWS_MAX)
    .select(...ROW_FIELDS)
    .get();
  return Object.fromEntries(docs.map((doc) => [doc.id, rowIn(listId, doc.data() as RowSource)]));
}

const personList = (personId: string): List<Omit<PersonRollup, 'updatedAt'>> => ({
  id: rollupIds.person(personId),
  read: async (db) => {
    const [rows, stories] = await Promise.all([
      readRows(db, rollupIds.person(personId)) as Promise<Record<string, PersonFilmRow>>,
      readStories(db, { field: 'personIds', id: personId }),
    ]);
    return { rows, stories };
  },
});

const monthList = (month: string): List<Omit<FilmRowsRollup<ReleasesRow>, 'updatedAt'>> => ({
  id: rollupIds.releases(month),
  read: async (db) => ({ rows: (await readRows(db, rollupIds.releases(month))) as Record<string, ReleasesRow> }),
});

const yearList = (year: string): List<Omit<FilmRowsRollup<StoredEntry>, 'updatedAt'>> => ({
  id: rollupIds.boxOfficeYear(year),
  read: async (db) => ({ rows: (await readRows(db, rollupIds.boxOfficeYear(year))) as Record<string, StoredEntry> }),
});

/** What follows a prefix in the id of a list; `null` for a list of another kind. */
const idAfter = (prefix: string, listId: string): string | null =>
  listId.startsWith(prefix) ? listId.slice(prefix.length) : null;
/** The id of the person whose list this is; `null` for the list of a month or year. */
const personIdIn = (listId: string): string | null => idAfter(rollupIds.person(''), listId);
const yearIn = (listId: string): string | null => idAfter(rollupIds.boxOfficeYear(''), listId);

/** The list of a person, month or year with this id. */
function listWithRows(listId: string): List<object> {
  const [personId, year] = [personIdIn(listId), yearIn(listId)];
  if (personId !== null) return personList(personId);
  return year === null ? monthList(listId.slice(rollupIds.releases('').length)) : yearList(year);
}

const pick = <Field extends keyof RowSource>(film: RowSource, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, film[field]])) as Pick<RowSource, Field>;

function rowIn(listId: string, stored: RowSource): Row {
  const film = withoutEndedPoster(stored, stored);
  if (yearIn(listId) !== null) return pick(film, CHART_FIELDS);
  const credits = film.credits.filter(({ personId }) => personId !== null && rollupIds.person(personId) === listId);
  if (credits.length === 0) {
    const { id, slug, movieName, hindiTitle, imageUrl, languages, revision = 1, updatedAt } = film;
    return {
      id,
      slug,
      movieName,
      hindiTitle,
      imageUrl,
      languages,
      revision,
      updatedAt,
      releases: film.releases.filter(({ date }) => rollupIds.releases(monthOf(date)) === listId),
    };
  }
  const { totalCollection, day1Collection, verdict } = film;
  return {
    ...pick(film, CARD_FIELDS),
    job: [...new Set(credits.map(({ job }) => job))].join(', '),
    character: credits.find(({ character }) => character !== null)?.character ?? null,
    isLead: credits.some(({ isLead }) => isLead),
    totalCollection,
    day1Collection,
    verdict,
  };
}

const rowsOf = (film: RowSource | undefined): ReadonlyMap<string, Row> =>
  new Map(film?.isPublished === true ? film.listIds.map((listId) => [listId, rowIn(listId, film)]) : []);

/** The people whom a film credits, by id, and the newest stories about the film. One read. */
export async function readFilmList(
  db: Firestore,
  filmId: string,
): Promise<{ people: ReadonlyMap<string, FilmPerson>; stories: ArticleCard[] }> {
  const { people, stories } = (await readList(db, filmList(filmId))) ?? { people: [], stories: [] };
  return { people: new Map(people.map((person) => [person.id, person])), stories };
}

/** The films that credit a person, and the newest stories about the person. One read. */
export async function readPersonList(
  db: Firestore,
  personId: string,
): Promise<{ films: PersonFilmRow[]; stories: ArticleCard[] }> {
  const { rows, stories } = await readList(db, personList(personId));
  return { films: Object.values(rows), stories };
}

/** The films with a release in a month, 'YYYY-MM', or without one, 'undated'. One read. */
export const readReleasesRows = async (db: Firestore, month: string): Promise<ReleasesRow[]> =>
  Object.values((await readList(db, monthList(month))).rows);

/** A new figure of a film changes no row, so that many films of a month can get figures at once. */
const withoutRevision = (row: Row | undefined): object | undefined =>
  row === undefined ? undefined : { ...row, revision: 0, updatedAt: '' };

/** The films that opened in a year, 'YYYY', the highest total first. One read. */
export async function readChartOfYear(db: Firestore, year: string): Promise<ChartEntry[]> {
  const { rows } = await readList(db, yearList(year));
  const sorted = Object.values(rows).sort(
    (a, b) => (b.totalCollection ?? -1) - (a.totalCollection ?? -1) || a.movieName.localeCompare(b.movieName),
  );
  // The ranks of all time are in the chart.
  return sorted.map((entry, index) => ({ ...entry, rank: index + 1 }));
}

/** Called after a film was written or deleted; `before` and `after` are its documents. */
export async function updateFilmLists(
  db: Firestore,
  filmId: string,
  { before, after }: { before: FilmDoc | undefined; after: FilmDoc | undefined },
): Promise<void> {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (listId) => !isDeepStrictEqual(withoutRevision(was.get(listId)), withoutRevision(is.get(listId))),
  );
  const hasOtherPeople =
    before?.isPublished !== after?.isPublished || !isDeepStrictEqual(before?.credits, after?.credits);
  await Promise.all([
    ...changed.map((listId) => writeRow(db, { listId, filmId, row: is.get(listId) })),
    ...(hasOtherPeople ? [rebuild(db, filmList(filmId))] : []),
  ]);
}

/** gRPC's NOT_FOUND. */
const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 5;

async function writeRow(
  db: Firestore,
  { listId, filmId, row }: { listId: string; filmId: string; row: Row | undefined },
): Promise<void> {
  const ref = rollupRef(db, listId);
  try {
    const updatedAt = new Date().toISOString();
    await ref.update(new FieldPath('rows', filmId), row ?? FieldValue.delete(), 'updatedAt', updatedAt);
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (row !== undefined) await rebuild(db, listWithRows(listId));
  }
}

type Subjects = Pick<ArticleDoc, 'filmIds' | 'personIds'>;

/** Rebuilds the stories in the lists of the films and people that the articles are about. */
export async function rebuildStories(db: Firestore, articles: readonly Subjects[]): Promise<void> {
  const rebuilt = (list: List<object | null>, subject: Subject) =>
    rebuildField(db, list, { field: 'stories', read: () => readStories(db, subject) });
  await Promise.all([
    ...[...new Set(articles.flatMap(({ filmIds }) => filmIds))].map((id) =>
      rebuilt(filmList(id), { field: 'filmIds', id }),
    ),
    ...[...new Set(articles.flatMap(({ personIds }) => personIds))].map((id) =>
      rebuilt(personList(id), { field: 'personIds', id }),
    ),
  ]);
}

/** Called after a person was written or deleted: the person's films show name, slug and picture. */
export async function rebuildFilmsOfPerson(db: Firestore, personId: string): Promise<void> {
  const credited = films(db).where('listIds', 'array-contains', rollupIds.person(personId));
  const { docs } = await credited.limit(ROWS_MAX).select().get();
  await Promise.all(docs.map(({ id }) => rebuild(db, filmList(id))));
}

type Story = ArticleCard & Subjects & Pick<ArticleDoc, 'review'>;

/** Our reviews, and the lists of all films, people and months, after a database was filled. */
export async function rebuildFilmLists(db: Firestore): Promise<void> {
  const [found, stories] = await Promise.all([
    films(db)
      .where('isPublished', '==', true)
      .select(...ROW_FIELDS)
      .get(),
    readAllStories(db),
  ]);
  const reviews = reviewsByFilm(stories);
  const all = found.docs.map((doc) => {
    const film = doc.data() as RowSource;
    return { ...film, ...reviewFieldsOf(reviews.get(film.id)) };
  });
  const people = new Map((await publishedPeople(db, all.flatMap(peopleOf))).map((person) => [person.id, person]));
  const updatedAt = new Date().toISOString();
  const ofFilms = storiesBy(stories, ({ filmIds }) => filmIds);
  const ofPeople = storiesBy(stories, ({ personIds }) => personIds);
  const lists = new Map<string, Record<string, Row>>(
    [...ofPeople.keys()].map((personId) => [rollupIds.person(personId), {}]),
  );
  const writer = openBulkSet(db);
  for (const film of all) {
    for (const [listId, row] of rowsOf(film)) lists.set(listId, { ...lists.get(listId), [film.id]: row });
    const credited = peopleOf(film).flatMap((id) => people.get(id) ?? []);
    const about = ofFilms.get(film.id) ?? [];
    writer.set(rollupRef(db, rollupIds.film(film.id)), { people: credited, stories: about, updatedAt });
    writer.set(films(db).doc(film.id), { ourReviews: film.ourReviews, ourStars: film.ourStars }, { merge: true });
  }
  for (const [listId, rows] of lists) {
    const personId = personIdIn(listId);
    const about = personId === null ? {} : { stories: ofPeople.get(personId) ?? [] };
    writer.set(rollupRef(db, listId), { rows, ...about, updatedAt });
  }
  await writer.close();
}

/** The cards of all published articles, newest first, with their films and people. */
async function readAllStories(db: Firestore): Promise<Story[]> {
  const { docs } = await db
    .collection(collections.articles)
    .where('isPublished', '==', true)
    .orderBy('publishedAt', 'desc')
    .select(...ARTICLE_CARD_FIELDS, 'filmIds', 'personIds', 'review')
    .get();
  return docs.map((doc) => {
    const { filmIds, personIds, review } = doc.data() as ArticleDoc;
    return { ...cardOf(doc), filmIds, personIds, review };
  });
}

/** The newest cards by the id of a film or person. */
function storiesBy(
  stories: readonly Story[],
  idsOf: (story: Story) => readonly string[],
): ReadonlyMap<string, ArticleCard[]> {
  const bySubject = new Map<string, ArticleCard[]>();
  for (const story of stories) {
    const { filmIds: _films, personIds: _people, review: _review, ...card } = story;
    for (const id of idsOf(story)) {
      const own = bySubject.get(id) ?? [];
      if (own.length < STORIES_MAX) bySubject.set(id, [...own, card]);
    }
  }
  return bySubject;
}
