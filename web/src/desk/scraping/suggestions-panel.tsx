import type { Source, SuggestedSource } from '@first-show/domain/scraping/source.schema';
import { useQuery } from '@tanstack/react-query';
import { suggestedSourcesQuery } from '../lib/queries.ts';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { DividedList, Meta } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { hostOf, kindNames } from './scraping-labels.ts';

type Props = { sources: readonly Source[] | null; onAdd: (suggestion: SuggestedSource) => void };

/** Suggested public feeds. `onAdd` opens the form with a suggestion, as a disabled source. */
export function SuggestionsPanel({ sources, onAdd }: Props) {
  const query = useQuery(suggestedSourcesQuery);
  const isAdded = ({ url, isAdded: wasAdded }: SuggestedSource) =>
    sources === null ? wasAdded : sources.some((source) => source.url === url);
  return (
    <Panel title="Suggestions">
      <Sentence style={{ marginBottom: 12 }}>
        Public feeds of Indian film desks. Not active; check the publisher’s terms. Added sources start disabled.
      </Sentence>
      <QueryState query={query} what="the suggestions" lines={3} />
      {query.data?.length === 0 && <p>No suggestions</p>}
      <DividedList
        sx={{ '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '8px 16px' } }}
      >
        {query.data?.map((one) => (
          <li key={one.url}>
            <span style={{ display: 'grid', gap: 2 }}>
              <b lang={langOf(one.name)}>{one.name}</b>
              <Meta>
                {hostOf(one.url)} · {kindNames[one.kind]} · {one.language === 'hi' ? 'Hindi' : 'English'}
              </Meta>
            </span>
            {isAdded(one) ? (
              <Badge tone="good">Added</Badge>
            ) : (
              <RowButton name="Add" of={one.name} onClick={() => onAdd(one)} />
            )}
          </li>
        ))}
      </DividedList>
    </Panel>
  );
}
