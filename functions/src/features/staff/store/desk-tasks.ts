import type { Firestore, Query } from 'firebase-admin/firestore';
import { indianDayStart } from '@first-show/domain/analytics/daily-stats';
import type { DeskTasks } from '@first-show/domain/analytics/desk-tasks.schema';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { followedSince, lacksFigure } from '@first-show/domain/box-office/today';
import { collections } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';

/** Limit of films in cinemas: six weeks of releases in all languages are a few dozen. */
const FILMS_IN_CINEMAS_MAX = 200;

/** Counts the tasks that wait for an editor. */
export async function countDeskTasks(db: Firestore, now: Date): Promise<DeskTasks> {
  const today = indianDay(now.toISOString());
  const articles = db.collection(collections.articles);
  const drafts = articles.where('isPublished', '==', false).where('scheduledFor', '==', null);
  const [
    sourceDrafts,
    openProposals,
    scheduledToday,
    predictionsDue,
    pausedSources,
    endedLicences,
    filmsWithoutFigure,
  ] = await Promise.all([
    countOf(drafts.where('source.name', '>', '')),
    countOf(db.collection(collections.articleDesk).where('hasOpenProposal', '==', true)),
    countOf(articles.where('scheduledFor', '>', '').where('scheduledFor', '<', indianDayStart(plusDays(today, 1)))),
    countOf(
      db.collection(collections.predictions).where('settled', '==', null).where('endsAt', '<=', now.toISOString()),
    ),
    countOf(db.collection(collections.sources).where('health.pausedAt', '>', '')),
    countOf(db.collection(collections.media).where('licence.expiresOn', '<', today)),
    countFilmsWithoutFigure(db, today),
  ]);
  return {
    sourceDrafts,
    openProposals,
    scheduledToday,
    predictionsDue,
    filmsWithoutFigure,
    pausedSources,
    endedLicences,
  };
}

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

async function countFilmsWithoutFigure(db: Firestore, today: string): Promise<number> {
  const inCinemas = await db
    .collection(collections.films)
    .where('releaseDate', '>=', followedSince(today))
    .where('releaseDate', '<', plusDays(today, 1))
    .select('releaseDate', 'days')
    .limit(FILMS_IN_CINEMAS_MAX)
    .get();
  return inCinemas.docs.filter((film) =>
    lacksFigure({ releaseDate: null, days: [], ...(film.data() as Partial<BoxOfficeFilm>) }, today),
  ).length;
}
