import { z } from 'zod';

/**
 * Answers of Wikidata's API. Nothing in them is trusted: what does not have the expected form is
 * left out.
 */

const text = z.object({ value: z.string(), language: z.string().optional() });
const claim = z.object({
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
  qualifiers: z
    .record(z.string(), z.array(z.object({ datavalue: z.object({ value: z.unknown() }).optional() })))
    .optional(),
});
type Claim = z.infer<typeof claim>;

const entity = z.object({
  id: z.string(),
  /** In the answer for an item that does not exist. */
  missing: z.undefined().optional(),
  labels: z.record(z.string(), text).catch({}),
  claims: z.record(z.string(), z.array(z.unknown())).catch({}),
});
export type Entity = z.infer<typeof entity>;

const entities = z.object({ entities: z.record(z.string(), z.unknown()) });
/** The entities of an answer of `wbgetentities`, by id. */
export function entitiesIn(answer: unknown): ReadonlyMap<string, Entity> {
  const found = Object.values(entities.safeParse(answer).data?.entities ?? {}).flatMap(
    (one) => entity.safeParse(one).data ?? [],
  );
  return new Map(found.map((one) => [one.id, one]));
}

/**
 * The statements of a property: the preferred ones if there are any, else the normal ones.
 * Deprecated ones are known to be wrong.
 */
export function statementsOf({ claims }: Entity, property: string): Claim[] {
  const all = (claims[property] ?? []).flatMap((one) => claim.safeParse(one).data ?? []);
  const preferred = all.filter(({ rank }) => rank === 'preferred');
  return preferred.length > 0 ? preferred : all.filter(({ rank }) => rank === 'normal');
}

const itemValue = z.object({ id: z.string().regex(/^Q\d+$/) });
const timeValue = z.object({ time: z.string(), precision: z.number() });
const quantityValue = z.object({ amount: z.string(), unit: z.string() });
const monolingualValue = z.object({ text: z.string(), language: z.string() });
const valueOf = ({ mainsnak }: Claim): unknown => mainsnak.datavalue?.value;

/** The ids of the items that a property names. */
export const itemsOf = (from: Entity, property: string): string[] =>
  statementsOf(from, property).flatMap((one) => itemValue.safeParse(valueOf(one)).data?.id ?? []);

/** An item that qualifies a statement, such as the role of an actor. */
export const qualifierOf = (one: Claim, property: string): unknown => one.qualifiers?.[property]?.[0]?.datavalue?.value;

export const itemOf = (one: Claim): string | null => itemValue.safeParse(valueOf(one)).data?.id ?? null;

/** The plain texts of a property: URLs, and ids at other sites. */
export const stringsOf = (from: Entity, property: string): string[] =>
  statementsOf(from, property).flatMap((one) => z.string().safeParse(valueOf(one)).data ?? []);

/** The first text of a property. */
export const monolingualOf = (from: Entity, property: string): string | null =>
  statementsOf(from, property).flatMap((one) => monolingualValue.safeParse(valueOf(one)).data?.text ?? [])[0] ?? null;

const DATE_LENGTH: Readonly<Record<number, number>> = { 9: 4, 10: 7, 11: 10 };

/** The dates of a property, as precise as known: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export const datesOf = (from: Entity, property: string): string[] =>
  statementsOf(from, property).flatMap((one) => {
    const { data } = timeValue.safeParse(valueOf(one));
    const length = data === undefined ? undefined : DATE_LENGTH[data.precision];
    const date = data === undefined ? undefined : /^\+(\d{4}-\d{2}-\d{2})T/.exec(data.time)?.[1];
    return date === undefined || length === undefined ? [] : date.slice(0, length);
  });

/** Minutes and hours; a quantity of another unit is no length of a film. */
const MINUTES: Readonly<Record<string, number>> = { Q7727: 1, Q25235: 60 };

export function minutesOf(from: Entity, property: string): number | null {
  const lengths = statementsOf(from, property).flatMap((one) => {
    const { data } = quantityValue.safeParse(valueOf(one));
    const minutes = Number(data?.amount) * (MINUTES[data?.unit.split('/').at(-1) ?? ''] ?? Number.NaN);
    return Number.isFinite(minutes) && minutes >= 1 && minutes <= 1000 ? Math.round(minutes) : [];
  });
  return lengths[0] ?? null;
}
