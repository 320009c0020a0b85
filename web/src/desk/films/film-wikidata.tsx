import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { type DeskFilm, FILM_FACTS } from '@first-show/domain/films/film.schema';
import { JOBS } from '@first-show/domain/films/jobs';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import type { ProposedFact, WikidataProposal } from '@first-show/domain/wikidata/wikidata.schema';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { DividedList, Line, Stack } from '../ui/stack.ts';
import { useNewPerson } from '../ui/use-new-person.tsx';
import { type ProposedRow, WikidataDialog } from '../ui/wikidata-dialog.tsx';
import type { ReleaseValues } from '../lib/release-values.ts';
import { type CreditValues, factLabel, type FactsValues, valuesOf } from './facts-values.ts';
import type { FactsForm } from './use-facts-form.ts';

type Props = { form: FactsForm; onClose: () => void };
type People = ReadonlyMap<string, DeskPerson>;

/** Facts of the film from Wikidata, and the people whom it names, as proposals for the form. */
export function FilmWikidata({ form, onClose }: Props) {
  /** The people who were created here, by the name that Wikidata gives them. */
  const [people, setPeople] = useState<People>(new Map());
  const { isBusy, create, question } = useNewPerson((person, { name }) => {
    const known = new Map(people).set(name, person);
    setPeople(known);
    const credits = form.getValues('credits');
    if (credits.some((credit) => linkTo(known)(credit) !== credit)) form.setList('credits', credits.map(linkTo(known)));
  });
  const renderPeople = ({ newPeople, fields }: WikidataProposal) => {
    if (newPeople.length === 0) return null;
    const jobs = new Map(creditsIn(fields).map(({ name, job }) => [name, job]));
    return (
      <Stack as="section" aria-labelledby="new-people" style={{ gap: 8 }}>
        <h3 id="new-people" style={{ fontSize: '1.0625rem' }}>
          New people
        </h3>
        <p>They are not published until you complete their pages.</p>
        <DividedList>
          {newPeople.map(({ item, name }) => {
            const source = `https://www.wikidata.org/wiki/${item}`;
            const job = jobs.get(name);
            const facts = job === undefined ? {} : { jobs: [job], sources: { jobs: source } };
            return (
              <li key={item}>
                <Line style={{ justifyContent: 'space-between' }}>
                  <span>{job === undefined ? name : `${name}, ${job}`}</span>
                  {/* It stays after the click, because it has the focus. */}
                  <Button
                    type="button"
                    variant="outlined"
                    aria-disabled={isBusy || people.has(name)}
                    onClick={() => void (people.has(name) || create({ name, ...facts }))}
                  >
                    {people.has(name) ? 'Created' : 'Create'}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </Line>
              </li>
            );
          })}
        </DividedList>
      </Stack>
    );
  };
  return (
    <>
      <WikidataDialog
        kind="films"
        id={form.film.id}
        name={form.getValues('title')}
        rowsOf={({ fields }) => fields.flatMap((fact) => rowOf(fact, { form, people }) ?? [])}
        renderPeople={renderPeople}
        onClose={onClose}
      />
      {question}
    </>
  );
}

const TEXT_FIELDS = ['hindiTitle', 'originalTitle', 'languages', 'genres', 'runtimeMinutes'] as const;

/** A fact beside the form's value; `null` for one that the form does not know. */
function rowOf({ field, after, source }: ProposedFact, { form, people }: { form: FactsForm; people: People }) {
  const now = form.watch();
  const proposed = valuesOf({ ...form.film, [field]: after } as DeskFilm);
  const row = <Name extends keyof FactsValues>(
    name: Name,
    next: FactsValues[Name],
    textOf: (value: FactsValues[Name]) => string,
  ): ProposedRow => ({
    field,
    label: factLabel(name),
    before: textOf(now[name]),
    after: textOf(next),
    source,
    accept: () => {
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      form.setValue(name, next as never, options);
      const fact = FILM_FACTS.find((one) => one === name);
      if (fact !== undefined) form.setValue(`sources.${fact}`, source, options);
    },
  });
  const text = TEXT_FIELDS.find((name) => name === field);
  if (text !== undefined) return row(text, proposed[text], (value) => value);
  // The form may have rows that are not saved yet, so the new ones are added to these.
  if (field === 'releases') {
    const dated = now.releases.filter(({ kind, date }) => kind !== 'cinema' || date.trim() !== '');
    return row(field, withNew(dated, proposed.releases, releaseText), linesOf(releaseText));
  }
  if (field !== 'credits') return null;
  const credits = withNew(now.credits, proposed.credits, creditKey).map(linkTo(people));
  return row(field, credits, linesOf(creditText));
}

const withNew = <Row,>(rows: readonly Row[], proposed: readonly Row[], keyOf: (row: Row) => string): Row[] => {
  const known = new Set(rows.map(keyOf));
  return [...rows, ...proposed.filter((row) => !known.has(keyOf(row)))];
};

const linesOf =
  <Row,>(textOf: (row: Row) => string) =>
  (rows: readonly Row[]): string =>
    rows.map(textOf).join('\n');

const creditKey = ({ name, job }: CreditValues): string => `${job.trim().toLowerCase()} ${nameKeyOf(name)}`;
const creditText = ({ name, job, character }: CreditValues): string =>
  [name, job, character].filter((part) => part !== '').join(' · ');
const releaseText = ({ kind, date, platform, source }: ReleaseValues): string =>
  [kind, date, platform, source].filter((part) => part !== '').join(' · ');

const creditsIn = (fields: readonly ProposedFact[]): { name: string; job: string }[] =>
  fields.flatMap(({ field, after }) => (field === 'credits' ? (after as { name: string; job: string }[]) : []));

/** Links a credit that is text to the person who was created for its name. */
const linkTo =
  (people: People) =>
  (credit: CreditValues): CreditValues => {
    const person = credit.personId === null && credit.job !== JOBS.studio ? people.get(credit.name) : undefined;
    if (person === undefined) return credit;
    return { ...credit, personId: person.id, personSlug: person.isPublished ? person.slug : null };
  };
