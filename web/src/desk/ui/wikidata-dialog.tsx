import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { WikidataItem, WikidataKind, WikidataProposal } from '@first-show/domain/wikidata/wikidata.schema';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openedQuery } from '../lib/queries.ts';
import { ApiError } from '../../shared/lib/call-api.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { AwayLink } from './away-link.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { QueryState } from './query-state.tsx';
import { QuietButton } from './quiet-button.tsx';
import { DividedList, FormStack, Line, Stack, TextStack } from './stack.ts';
import { Meta } from './text.ts';

/** A fact of an item beside the form's value. They are equal once the fact is accepted. */
export type ProposedRow = {
  field: string;
  label: string;
  before: string;
  after: string;
  source: string;
  /** Puts the fact and its source into the form. */
  accept: () => void;
};

type Props = {
  kind: WikidataKind;
  id: string;
  /** The first search. */
  name: string;
  rowsOf: (proposal: WikidataProposal) => ProposedRow[];
  /** What follows the facts. */
  renderPeople?: (proposal: WikidataProposal) => ReactNode;
  onClose: () => void;
};

/** Finds an item of Wikidata, and proposes its facts for the form of a film or person. */
export function WikidataDialog({ name, onClose, ...props }: Props) {
  const [search, setSearch] = useState(name.trim());
  const [item, setItem] = useState<WikidataItem | null>(null);
  return (
    <DeskDialog title="From Wikidata" maxWidth="md" closeLabel="Done" onClose={onClose}>
      {item === null ? (
        <ItemSearch search={search} onSearch={setSearch} onPick={setItem} />
      ) : (
        <ItemFacts item={item} onBack={() => setItem(null)} {...props} />
      )}
    </DeskDialog>
  );
}

/** Skeleton, or the reason of a failure with a retry button; without one if the import is off. */
function WikidataState({ query }: { query: UseQueryResult<unknown> }) {
  if (query.error instanceof ApiError && query.error.status === 409)
    return (
      <Alert severity="info">
        {query.error.readerMessage}. Whoever runs the site can switch it on with the setting WIKIDATA_CONTACT.
      </Alert>
    );
  return <QueryState query={query} what="the answer of Wikidata" lines={3} height={50} />;
}

type SearchProps = { search: string; onSearch: (search: string) => void; onPick: (item: WikidataItem) => void };

function ItemSearch({ search, onSearch, onPick }: SearchProps) {
  const [text, setText] = useState(search);
  const path = `/api/admin/wikidata?${new URLSearchParams({ q: search }).toString()}`;
  const found = useQuery({ ...openedQuery<WikidataItem[]>(['wikidata', search], path), enabled: search !== '' });
  return (
    <TextStack>
      <FormStack
        sx={{ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '12px', alignItems: 'start', pt: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles the submit event to the form around the dialog.
          event.stopPropagation();
          onSearch(text.trim());
        }}
      >
        <TextField
          label="Name or item"
          helperText="In English or Hindi, or the id of an item: Q42"
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 200, lang: langOf(text) } }}
        />
        <Button type="submit" sx={{ minHeight: 50, mt: '28px' }}>
          Search
        </Button>
      </FormStack>
      {search !== '' && <WikidataState query={found} />}
      {found.data?.length === 0 && (
        <p role="status">Wikidata has nothing under this name. Try another spelling, or the id of the item.</p>
      )}
      {found.data !== undefined && found.data.length > 0 && (
        <DividedList aria-label="Items of Wikidata">
          {found.data.map((item) => (
            <li key={item.id}>
              <QuietButton
                type="button"
                lang={langOf(item.label)}
                sx={{ justifySelf: 'start', textAlign: 'left' }}
                onClick={() => onPick(item)}
              >
                {item.label}
              </QuietButton>
              <Meta>{[item.description, item.id].filter((part) => part !== null).join(' · ')}</Meta>
            </li>
          ))}
        </DividedList>
      )}
    </TextStack>
  );
}

type FactsProps = Omit<Props, 'name' | 'onClose'> & { item: WikidataItem; onBack: () => void };

function ItemFacts({ item, kind, id, rowsOf, renderPeople, onBack }: FactsProps) {
  const query = new URLSearchParams({ item: item.id }).toString();
  const path = `/api/admin/wikidata/${kind}/${encodeURIComponent(id)}?${query}`;
  const proposal = useQuery(openedQuery<WikidataProposal>(['wikidata', kind, id, item.id], path));
  /** The decided fields, with the value that the form had before. */
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button of the search is gone.
  useEffect(() => heading.current?.focus(), []);
  const rows = (proposal.data === undefined ? [] : rowsOf(proposal.data)).filter(
    ({ field, before, after }) => before !== after || decided.has(field),
  );
  /** The pressed button of a row disappears, so its heading gets the focus. */
  const decide = ({ field, before }: ProposedRow) => {
    setDecided(new Map(decided).set(field, before));
    document.getElementById(headingId(field))?.focus();
  };
  return (
    <TextStack>
      <Line style={{ justifyContent: 'space-between' }}>
        <h3 ref={heading} tabIndex={-1} lang={langOf(item.label)} style={{ fontSize: '1.25rem' }}>
          {item.label}
        </h3>
        <QuietButton type="button" onClick={onBack}>
          Other items
        </QuietButton>
      </Line>
      <Meta>
        <AwayLink href={`https://www.wikidata.org/wiki/${item.id}`}>{`${item.id} on Wikidata`}</AwayLink>
        {item.description !== null && <span>{` · ${item.description}`}</span>}
      </Meta>
      <WikidataState query={proposal} />
      {proposal.data !== undefined && (
        <p role="status">
          {rows.length === 0
            ? 'Nothing to add: all facts that Wikidata knows are in the form.'
            : 'What you accept goes into the form, and is kept when you save it.'}
        </p>
      )}
      <Stack as="ul" role="list" aria-label="Proposed facts" style={{ gap: 22, padding: 0, listStyle: 'none' }}>
        {rows.map((row) => {
          const { field, label, before, after, source } = row;
          return (
            <ProposalRow
              key={field}
              id={headingId(field)}
              label={label}
              status={before === after ? 'accepted' : decided.has(field) ? 'rejected' : 'open'}
              before={decided.get(field) ?? before}
              after={after}
              lang={langOf(after)}
              note={`Source: ${source}`}
              onAccept={() => {
                row.accept();
                decide(row);
              }}
              onReject={() => decide(row)}
            />
          );
        })}
      </Stack>
      {proposal.data !== undefined && renderPeople?.(proposal.data)}
    </TextStack>
  );
}

const headingId = (field: string): string => `wikidata-${field}`;
