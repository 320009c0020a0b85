import { z } from 'zod';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import {
  wikidataItem,
  wikidataItemId,
  wikidataKind,
  wikidataProposal,
  wikidataQuery,
  type WikidataKind,
  type WikidataProposal,
} from '@first-show/domain/wikidata/wikidata.schema';
import { linkNames } from '../films/store/link-credits.ts';
import { loadFilmForDesk } from '../films/store/read-box-office.ts';
import { loadDeskPerson } from '../people/store/desk-people.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Entity } from './claims.ts';
import { loadEntities, searchItems, wikidataSettings, type WikidataSettings } from './client.ts';
import { creditsOf, filmFacts, isCredited, isPerson, labelledBy, labelOf, personFacts } from './propose.ts';

const tag = 'wikidata';

/** Facts from Wikidata, as proposals for editors. Nothing is written. */
export function registerWikidata(
  app: ApiApp,
  deps: Deps,
  settings: WikidataSettings = wikidataSettings(deps.config),
): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/wikidata',
      summary: 'Items of Wikidata with a name, or with an id; 409 while the import is switched off',
      tag,
      query: wikidataQuery,
      answer: z.array(wikidataItem),
      errors: [409, 502, 503],
    },
    ({ query }) => searchItems(settings, query.q),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/wikidata/{kind}/{id}',
      summary: 'The facts of an item of Wikidata that would change a film or person, field by field',
      tag,
      params: z.object({ kind: wikidataKind, id: idParam }),
      query: z.object({ item: wikidataItemId }),
      answer: wikidataProposal,
      errors: [404, 409, 502, 503],
    },
    ({ params, query }) => propose(deps, settings, { ...params, item: query.item }),
  );
}

const UNKNOWN = invalidField('item', 'Wikidata has no such item');
const OTHER_KIND = {
  films: invalidField('item', 'This item is a person'),
  people: invalidField('item', 'This item is not a person'),
};

async function propose(
  deps: Deps,
  settings: WikidataSettings,
  { kind, id, item: itemId }: { kind: WikidataKind; id: string; item: string },
): Promise<Result<WikidataProposal>> {
  const db = deps.db();
  const film = kind === 'films' ? await loadFilmForDesk(db, id) : null;
  const person = kind === 'people' ? await loadDeskPerson(db, id) : null;
  if (film === null && person === null) return fail(NOT_FOUND);
  const loaded = await loadEntities(settings, [itemId], 'labels|claims');
  if (!loaded.ok) return loaded;
  const item = loaded.value.get(itemId);
  if (item === undefined) return fail(UNKNOWN);
  if (isPerson(item) !== (kind === 'people')) return fail(OTHER_KIND[kind]);
  const named = await loadEntities(settings, labelledBy(item), 'labels');
  if (!named.ok) return named;
  const labels = named.value;
  const shown = { id: item.id, label: labelOf(item) ?? item.id, description: null };
  if (person !== null) return ok({ item: shown, fields: personFacts(person, { item, labels }), newPeople: [] });
  if (film === null) return fail(NOT_FOUND);
  const { credits, newPeople } = await linkedCredits(deps, { item, labels, isKnown: (one) => isCredited(film, one) });
  return ok({ item: shown, fields: filmFacts(film, { item, labels, credits }), newPeople });
}

/** The credits of an item that a film lacks, linked to people by name; and the unknown people. */
async function linkedCredits(
  deps: Deps,
  {
    item,
    labels,
    isKnown,
  }: {
    item: Entity;
    labels: ReadonlyMap<string, Entity>;
    isKnown: (credit: ReturnType<typeof creditsOf>[number]) => boolean;
  },
) {
  const found = creditsOf(item, labels).filter((one) => !isKnown(one));
  const plain = found.map(({ item: _item, ...credit }) => credit);
  const credits = await deps
    .db()
    .runTransaction((transaction) => linkNames(deps.db(), transaction, { credits: plain, before: [] }), {
      readOnly: true,
    });
  const unknown = found.filter(({ job }, index) => job !== 'studio' && credits[index]?.personId === null);
  return {
    credits,
    newPeople: [...new Map(unknown.map((one) => [one.item, { item: one.item, name: one.name }])).values()],
  };
}
