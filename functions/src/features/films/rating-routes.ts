import { z } from 'zod';
import { indianDay } from '@first-show/domain/core/dates';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { filmRating, newRating } from '@first-show/domain/films/film.schema';
import { ratingOpensOn } from '@first-show/domain/films/releases';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, readerRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { chargeReader, giveBackPoints } from '../../platform/http/points.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { ratingChoice, ratingOfCounts, starsOfChoice } from '../../platform/counters/counter.ts';
import { choicesOf, recordChoice } from '../../platform/counters/counters.ts';
import { chooseAndPublish } from '../../platform/counters/publish.ts';
import { giveBackOnFailure, takeReads } from '../../platform/limits/read-budget.ts';
import { isTrusted } from '../../platform/limits/trust.ts';
import { formerFilm, loadFilm, loadFilmForDesk } from './store/read-box-office.ts';

/** What each rating takes from the daily read budget of its network, like a reaction. */
const RATING_COST_READS = 20;

const NOT_OPEN: Failure = { status: 409, message: 'You can rate this film from its release day on' };

const ownRating = z.object({ rating: filmRating, myStars: z.number().nullable() });

/** Readers' stars: one rating for each reader and film, which can be changed and removed. */
export function registerRatings(app: ApiApp, deps: Deps): void {
  const shared = {
    path: '/api/films/{id}/rate',
    tag: 'films',
    params: z.object({ id: idParam }),
    answer: ownRating,
  } as const;

  readerRoute(
    app,
    deps,
    {
      ...shared,
      method: 'post',
      summary: "Rate a film, or change the reader's own rating",
      body: newRating,
      errors: [404, 409, 429],
    },
    ({ params, body, c }) => rate(deps, c, { filmId: params.id, stars: body.stars }),
  );

  readerRoute(
    app,
    deps,
    { ...shared, method: 'delete', summary: "Remove the reader's own rating", errors: [404, 409, 429] },
    ({ params, c }) => rate(deps, c, { filmId: params.id, stars: null }),
  );
}

async function rate(
  deps: Deps,
  c: ApiContext,
  { filmId, stars }: { filmId: string; stars: number | null },
): Promise<Result<z.input<typeof ownRating>>> {
  // An open page may still have the id of a film that was merged into another one.
  const film = (await loadFilm(deps.db(), filmId)) ?? (await formerFilm(deps.db(), filmId));
  if (film === null) return fail(NOT_FOUND);
  const opensOn = ratingOpensOn(film.releases);
  const isOpen = opensOn !== null && opensOn <= indianDay(deps.clock.now().toISOString());
  // A rating can be removed even if the release has been postponed.
  if (stars !== null && !isOpen) return fail(NOT_OPEN);
  const reader = readerOf(c, deps);
  const taken = await takeReads(deps, { caller: reader, reads: RATING_COST_READS });
  if (!taken.ok) return taken;
  const refused = await chargeReader(c, deps, { action: 'rate', reader, item: `films_${film.id}` });
  if (refused !== null) {
    taken.value.giveBack();
    return fail(refused);
  }
  const choose = async (itemId: string) => {
    const counter = { kind: 'ratings', itemId } as const;
    const [own = null] = reader.isNew ? [] : await choicesOf(deps.db(), [counter], reader.readerId);
    return chooseAndPublish(deps, {
      counter,
      readerId: reader.readerId,
      choice: choiceOf(stars, { own, isTrustedReader: isTrusted(reader) }),
      isFinal: false,
    });
  };
  const chosen = await giveBackOnFailure(taken.value, () => choose(film.id));
  if (chosen.outcome !== 'counted' || chosen.before !== null) giveBackPoints(c);
  let { counts } = chosen;
  // The film may have been merged into another one in the meantime, after its stars were moved.
  const isGone = chosen.outcome === 'counted' && (await loadFilmForDesk(deps.db(), film.id)) === null;
  const kept = isGone ? await formerFilm(deps.db(), film.id) : null;
  if (kept !== null) {
    ({ counts } = await choose(kept.id));
    const former = { counter: { kind: 'ratings', itemId: film.id }, choice: null, isFinal: false } as const;
    await recordChoice(deps.db(), { ...former, readerId: reader.readerId, now: deps.clock.now() });
  }
  const { count, mean } = ratingOfCounts(counts);
  return ok({ rating: { count, mean }, myStars: stars });
}

/** The same stars again change nothing, not even the class of the rating. */
function choiceOf(
  stars: number | null,
  { own, isTrustedReader }: { own: string | null; isTrustedReader: boolean },
): string | null {
  if (stars === null) return null;
  return own !== null && starsOfChoice(own) === stars ? own : ratingChoice(stars, isTrustedReader ? 'trusted' : 'new');
}
