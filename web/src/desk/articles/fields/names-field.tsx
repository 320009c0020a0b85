import Chip from '@mui/material/Chip';
import { useQueries } from '@tanstack/react-query';
import type { ArticleDeskDoc, NameInStory } from '@first-show/domain/articles/article-desk.schema';
import { searchPeople } from '../../lib/name-search.ts';
import { personQuery } from '../../lib/queries.ts';
import { useLiveDocState } from '../../lib/use-live-state.ts';
import { langOf } from '../../../shared/ui/lang-of.ts';
import { NameSearch } from '../../ui/name-search.tsx';
import { RowButton } from '../../ui/quiet-button.tsx';
import { DividedList, Line, Meta, Stack } from '../../ui/stack.ts';
import { fieldLabels } from '../article-form.ts';
import { useArticleField } from './article-field.tsx';

/** The films and people that the saved text names. A trigger stores them soon after each save. */
function useFoundNames(articleId: string): readonly NameInStory[] {
  return useLiveDocState<ArticleDeskDoc>(`articleDesk/${articleId}`).doc?.names ?? [];
}

/** The people that the article is about. */
export function PeopleField({ articleId }: { articleId: string }) {
  const { value, onChange } = useArticleField('personIds');
  const found = useFoundNames(articleId);
  const unknown = value.filter((id) => !found.some((one) => one.id === id));
  const loaded = useQueries({ queries: unknown.map(personQuery) });
  const nameOf = (id: string): string =>
    (found.find((one) => one.id === id) ?? loaded[unknown.indexOf(id)]?.data)?.name ?? id;
  return (
    <Stack style={{ gap: 10 }}>
      <NameSearch
        label={fieldLabels.personIds}
        hint="The article appears on the pages of these people"
        queryKey="people"
        search={searchPeople}
        onPick={({ id }) => onChange([...new Set([...value, id])])}
      />
      {value.length > 0 && (
        <Line role="list" aria-label={fieldLabels.personIds} style={{ gap: 8 }}>
          {value.map((id) => (
            <Chip
              key={id}
              role="listitem"
              label={nameOf(id)}
              lang={langOf(nameOf(id))}
              onDelete={() => onChange(value.filter((other) => other !== id))}
            />
          ))}
        </Line>
      )}
    </Stack>
  );
}

const KINDS = { film: 'Film', person: 'Person' } as const;

/**
 * The names in the text that the editor has not decided yet. A confirmed film or person gets the
 * article on its page; a name that is not meant gets no link.
 */
export function FoundNames({ articleId }: { articleId: string }) {
  const films = useArticleField('filmIds');
  const people = useArticleField('personIds');
  const dismissed = useArticleField('dismissedIds');
  const found = useFoundNames(articleId);
  const isConfirmed = ({ id }: NameInStory) => films.value.includes(id) || people.value.includes(id);
  const isDismissed = ({ id }: NameInStory) => dismissed.value.includes(id);
  const shown = found.filter((name) => !isConfirmed(name));
  if (shown.length === 0) return null;
  const confirm = ({ id, kind }: NameInStory) => {
    const field = kind === 'film' ? films : people;
    field.onChange([...field.value, id]);
  };
  return (
    <section aria-label="Names in the text">
      <strong>Names in the text</strong>
      <DividedList style={{ marginTop: 8 }}>
        {shown.map((one) => (
          <li key={one.id}>
            <Line style={{ justifyContent: 'space-between' }}>
              <span>
                <span lang={langOf(one.name)}>{one.name}</span> <Meta>{noteOf(one, isDismissed(one))}</Meta>
              </span>
              {isDismissed(one) ? (
                <RowButton
                  type="button"
                  name="Undo"
                  of={one.name}
                  onClick={() => dismissed.onChange(dismissed.value.filter((id) => id !== one.id))}
                />
              ) : (
                <Line>
                  <RowButton type="button" name="Confirm" of={one.name} onClick={() => confirm(one)} />
                  <RowButton
                    type="button"
                    name="Not meant"
                    of={one.name}
                    onClick={() => dismissed.onChange([...dismissed.value, one.id])}
                  />
                </Line>
              )}
            </Line>
          </li>
        ))}
      </DividedList>
    </section>
  );
}

function noteOf({ kind, isCertain }: NameInStory, isDismissed: boolean): string {
  if (isDismissed) return `${KINDS[kind]}, not meant`;
  return isCertain ? `${KINDS[kind]}, linked in the text` : `${KINDS[kind]}, perhaps meant`;
}
