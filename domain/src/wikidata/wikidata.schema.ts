import { z } from 'zod';

/**
 * Facts of a film or person from Wikidata, as a proposal. An editor accepts each field by itself,
 * with a `PATCH` of the film or person that sends the field's `after`.
 */

export const wikidataKind = z.enum(['films', 'people']);
export type WikidataKind = z.infer<typeof wikidataKind>;

/** `GET /api/admin/wikidata?q=`: `q` is a name, or the id of an item ('Q42'). */
export const wikidataQuery = z.object({
  q: z.string('Please enter a name').trim().min(1, 'Please enter a name').max(200, 'Name too long'),
});

export const wikidataItem = z.object({ id: z.string(), label: z.string(), description: z.string().nullable() });
export type WikidataItem = z.infer<typeof wikidataItem>;

export const wikidataItemId = z.string().regex(/^Q[1-9]\d{0,11}$/, 'An item of Wikidata is Q and a number');

const factValue = z.union([z.string(), z.number(), z.array(z.unknown()), z.null()]);
const proposedFact = z.object({
  /** A field of `PATCH /api/films/{id}` or `/api/people/{id}`. */
  field: z.string(),
  before: factValue,
  after: factValue,
  /** The address of the item. */
  source: z.string(),
});
export type ProposedFact = z.infer<typeof proposedFact>;

/** `GET /api/admin/wikidata/{kind}/{id}?item=`: only fields that would change. */
export const wikidataProposal = z.object({
  item: wikidataItem,
  fields: z.array(proposedFact),
  /** People whom the item names and whom the site does not know. */
  newPeople: z.array(z.object({ item: z.string(), name: z.string() })),
});
export type WikidataProposal = z.infer<typeof wikidataProposal>;
