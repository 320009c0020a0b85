import { z } from 'zod';
import { optionalLineField } from './fact-fields.ts';

/** Where single facts come from, by the name of the fact's field. Other facts have no entry. */
export type FactSources<Fact extends string> = Partial<Record<Fact, string>>;

export const SOURCE_MAX = 500;

/** The sources as stored and as the API returns them. */
export const factSources = <Fact extends string>(facts: readonly Fact[]) => z.partialRecord(z.enum(facts), z.string());

/** The sources as editors send them: all of them. A blank one is dropped. */
export const factSourcesField = <Fact extends string>(facts: readonly Fact[]) =>
  z
    .partialRecord(z.enum(facts), optionalLineField(SOURCE_MAX, 'Source too long'))
    .transform(
      (sources) =>
        Object.fromEntries(Object.entries(sources).filter(([, source]) => source !== null)) as FactSources<Fact>,
    );

/** The sources of the facts that a merge fills from a duplicate. `kept`: those of the kept item. */
export const mergedSources = <Fact extends string>(
  filled: readonly string[],
  { kept, duplicate }: { kept: FactSources<Fact>; duplicate: FactSources<Fact> },
): FactSources<Fact> => ({
  ...kept,
  ...Object.fromEntries(Object.entries(duplicate).filter(([fact]) => filled.includes(fact))),
});
