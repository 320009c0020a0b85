import { expect, it } from 'vitest';
import { factSourcesField, mergedSources } from './fact-sources.ts';

const field = factSourcesField(['born', 'jobs'] as const);

it('drops blank sources, and refuses those of unknown facts and too long ones', () => {
  expect(field.parse({ born: ' The studio ', jobs: ' ' })).toEqual({ born: 'The studio' });
  for (const refused of [{ height: 'A fan' }, { born: 'a'.repeat(501) }, { born: 3 }, 'born'])
    expect(field.safeParse(refused).success).toBe(false);
});

it('takes from a duplicate the sources of the facts that it fills', () => {
  const kept = { jobs: 'The studio' };
  const duplicate = { born: 'An interview', jobs: 'A fan' };
  expect(mergedSources(['born'], { kept, duplicate })).toEqual({ jobs: 'The studio', born: 'An interview' });
  expect(mergedSources([], { kept, duplicate })).toEqual(kept);
});
