import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { LIVE_BLOCKS_MAX, storyPieces, type LiveBlockKind } from '@first-show/domain/articles/story-blocks';
import { boxOfficeEntry, type BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { collections } from '@first-show/domain/core/collections';
import type { ChartFilm, StoryBlockData } from '@first-show/domain/pages/page-data';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { storedBallot } from '../features/ballots/store/ballots.ts';
import { publishedFilm } from '../features/films/store/read-box-office.ts';
import { readChart } from '../lists/read-rollups.ts';
import { publishedCards } from '../features/articles/store/article-card.ts';

/**
 * The data of the first `LIVE_BLOCKS_MAX` live blocks of a story; `null` if none of them needs
 * data. `content` comes from the sanitiser. Costs one read for all film cards of the chart, and one
 * read for each other item that a block names: at most two per block, because a chart may compare
 * two films.
 */
export async function loadStoryBlocks(db: Firestore, content: string, now: Date): Promise<StoryBlockData | null> {
  const blocks = storyPieces(content).flatMap(({ block }) => block ?? []);
  const shown = blocks.slice(0, LIVE_BLOCKS_MAX);
  // Trailers need no data.
  if (shown.every(({ kind }) => kind === 'trailer')) return null;
  const idsOf = (kind: LiveBlockKind): string[] => [
    ...new Set(
      shown.flatMap((block) => (block.kind === kind ? [block.id, block.versusId].filter((id) => id !== null) : [])),
    ),
  ];
  const [films, chartFilms, polls, predictions, articles] = await Promise.all([
    loadEntries(db, idsOf('film')),
    readDocs(db, collections.films, idsOf('chart')),
    readDocs(db, collections.polls, idsOf('poll')),
    readDocs(db, collections.predictions, idsOf('prediction')),
    publishedCards(db, idsOf('related')),
  ]);
  return {
    films,
    chartFilms: chartFilms.flatMap(chartFilmOf),
    polls: polls.map((snapshot) => presentPoll(storedBallot<PollDoc>(snapshot), null)),
    predictions: predictions.map((snapshot) => presentPrediction(storedBallot<PredictionDoc>(snapshot), null, now)),
    articles,
  };
}

/** The entries of these films: one read for those in the chart, and one for each other film. */
async function loadEntries(db: Firestore, ids: readonly string[]): Promise<BoxOfficeEntry[]> {
  if (ids.length === 0) return [];
  const charted = (await readChart(db)).filter(({ id }) => ids.includes(id));
  const others = ids.filter((id) => charted.every((entry) => entry.id !== id));
  const films = (await readDocs(db, collections.films, others)).flatMap((doc) => publishedFilm(doc) ?? []);
  return [...charted, ...films.map((film) => boxOfficeEntry.parse({ ...film, rank: null }))];
}

async function readDocs(db: Firestore, collection: string, ids: readonly string[]): Promise<DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  const snapshots = await db.getAll(...ids.map((id) => db.collection(collection).doc(id)));
  return snapshots.filter((snapshot) => snapshot.exists);
}

function chartFilmOf(snapshot: DocumentSnapshot): ChartFilm[] {
  const film = publishedFilm(snapshot);
  return film === null ? [] : [{ id: film.id, slug: film.slug, movieName: film.movieName, days: film.days }];
}
