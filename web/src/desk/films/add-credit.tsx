import TextField from '@mui/material/TextField';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import { useState } from 'react';
import { type NameOption, type PersonOption, searchPeople } from '../lib/name-search.ts';
import { NameSearch } from '../ui/name-search.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { useNewPerson } from '../ui/use-new-person.tsx';
import { type CreditValues, SUGGESTED_JOBS } from './facts-values.ts';

type Added = Pick<CreditValues, 'personId' | 'personSlug' | 'name' | 'job'>;
type Option = PersonOption | (NameOption & { person: null; typed: string });

const CREATE = 'create';
const AS_TEXT = 'as-text';
const JOBS_LIST = 'jobs-of-credits';

/** Finds a person for a credit, or creates one who is unpublished and has only a name. */
export function AddCredit({ onAdd }: { onAdd: (credit: Added) => void }) {
  const [job, setJob] = useState<string>(SUGGESTED_JOBS[0]);
  const usedJob = job.trim().toLowerCase() || SUGGESTED_JOBS[0];

  const addPerson = ({ id, slug, name, isPublished }: DeskPerson) =>
    onAdd({ personId: id, personSlug: isPublished ? slug : null, name, job: usedJob });
  const { create, question } = useNewPerson(addPerson);
  const pick = (option: Option) => {
    if (option.person !== null) addPerson(option.person);
    else if (option.id === CREATE) void create({ name: option.typed, jobs: [usedJob] });
    else onAdd({ personId: null, personSlug: null, name: option.typed, job: usedJob });
  };
  const moreFor = (typed: string): Option[] => [
    { id: CREATE, name: `Create “${typed}”`, note: 'A person who is not published yet', person: null, typed },
    { id: AS_TEXT, name: `Add “${typed}” as text`, note: 'A name without a page', person: null, typed },
  ];
  return (
    <>
      <FieldGrid sx={{ mt: 4, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 2fr)' } }}>
        <TextField
          label="As"
          value={job}
          onChange={({ target }) => setJob(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          slotProps={{ htmlInput: { list: JOBS_LIST, maxLength: 60 } }}
        />
        <NameSearch<Option>
          label="Add a credit"
          hint="Name of a person or studio"
          queryKey="people"
          search={searchPeople}
          moreFor={moreFor}
          onPick={pick}
        />
      </FieldGrid>
      <datalist id={JOBS_LIST}>
        {SUGGESTED_JOBS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {question}
    </>
  );
}

/** Props of a text field that suggests jobs. */
export const jobListProps = { list: JOBS_LIST };
