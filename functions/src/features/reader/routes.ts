import { z } from 'zod';
import { fail, invalidField, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { readerState, type ReaderState } from '@first-show/domain/reader/reader.schema';
import type { ReactionType } from '@first-show/domain/reactions/reaction-types';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { readerRoute } from '../../platform/http/routes.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import { choicesOf } from '../../platform/counters/counters.ts';
import { starsOfChoice, type Counter } from '../../platform/counters/counter.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDocumentId } from '../../platform/firestore/ids.ts';
import { chargeReader } from '../../platform/http/points.ts';
import { giveBackOnFailure, takeReads } from '../../platform/limits/read-budget.ts';
import { OWN_COMMENTS_MAX, ownComments } from './store/reader.ts';

const ITEMS_MAX = 50;
const kinds = { article: 'reactions', poll: 'polls', prediction: 'predictions', film: 'ratings' } as const;

export function registerReader(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/reader',
      summary: "The reader's own reactions, votes, predictions, ratings and comments on the given items",
      tag: 'reader',
      query: z.object({ items: z.string().max(10_000).optional() }),
      answer: readerState,
      errors: [429],
    },
    async ({ query, c }) => {
      const items = parseItems(query.items ?? '');
      if (!items.ok) return items;
      const reader = readerOf(c, deps);
      const refused = await chargeReader(c, deps, { action: 'readerState', reader });
      if (refused !== null) return fail(refused);
      // A reader without a cookie has not reacted or voted yet.
      if (reader.isNew) return ok({ reactions: {}, votes: {}, predictions: {}, ratings: {}, comments: [] });
      const taken = await takeReads(deps, { caller: reader, reads: items.value.length + OWN_COMMENTS_MAX });
      if (!taken.ok) return taken;
      const articleIds = new Set(
        items.value.flatMap((counter) => (counter.kind === 'reactions' ? [counter.itemId] : [])),
      );
      const [choices, { comments, reads }] = await giveBackOnFailure(taken.value, () =>
        Promise.all([
          choicesOf(deps.db(), items.value, reader.readerId),
          ownComments(deps.db(), { readerId: reader.readerId, articleIds, now: deps.clock.now() }),
        ]),
      );
      taken.value.giveBack(OWN_COMMENTS_MAX - reads);
      return ok(stateOf(items.value, choices, comments));
    },
  );
}

/** Parses 'article:x,poll:y' into counters without duplicates. */
function parseItems(text: string): Result<Counter[]> {
  const names = [
    ...new Set(
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ];
  if (names.length > ITEMS_MAX) return fail(bad(`At most ${ITEMS_MAX} items`));
  const counters: Counter[] = [];
  for (const name of names) {
    const separator = name.indexOf(':');
    const kind = name.slice(0, Math.max(0, separator));
    const itemId = name.slice(separator + 1);
    if (!Object.hasOwn(kinds, kind) || !isDocumentId(itemId))
      return fail(bad('items are article:<id>, poll:<id>, prediction:<id> or film:<id>, separated by commas'));
    counters.push({ kind: kinds[kind as keyof typeof kinds], itemId });
  }
  return ok(counters);
}

function stateOf(
  counters: readonly Counter[],
  choices: readonly (string | null)[],
  comments: ReaderState['comments'],
): ReaderState {
  const state: ReaderState = { reactions: {}, votes: {}, predictions: {}, ratings: {}, comments };
  counters.forEach(({ kind, itemId }, index) => {
    const choice = choices[index] ?? null;
    if (choice === null) return;
    if (kind === 'reactions') state.reactions[itemId] = choice as ReactionType;
    else if (kind === 'ratings') state.ratings[itemId] = starsOfChoice(choice);
    else if (kind === 'polls') state.votes[itemId] = Number(choice);
    else state.predictions[itemId] = Number(choice);
  });
  return state;
}

const bad = (message: string): Failure => invalidField('items', message);
