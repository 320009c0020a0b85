import type { FactSources } from '@first-show/domain/core/fact-sources';

/** The sources of single facts in a form: text for each fact. */
export type SourceValues<Fact extends string> = Record<Fact, string>;

export const sourceValues = <Fact extends string>(
  facts: readonly Fact[],
  sources: FactSources<Fact>,
): SourceValues<Fact> => Object.fromEntries(facts.map((fact) => [fact, sources[fact] ?? ''])) as SourceValues<Fact>;
