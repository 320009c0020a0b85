import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import type { QueueOrder } from '@first-show/domain/comments/moderation-desk.schema';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { langOf } from '../../shared/ui/lang-of.ts';
import { useId, useState } from 'react';
import { useSearchText } from '../lib/use-search-text.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { isUnfiltered, noFilter, useListFilter, useQueueOrder } from './list-filter.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Line } from '../ui/stack.ts';
import { ruleNames, ruleText } from './comment-labels.ts';

const PHONE = '@media (max-width:799px)';

const Section = styled('section')({ marginBottom: 16, [PHONE]: { marginBottom: 4, marginTop: -12 } });
const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 210px 170px',
  gap: 16,
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', '&[data-closed]': { display: 'none' } },
});

const ruleOptions = [['', 'All comments'], ...ruleNames.map((rule) => [rule, ruleText(rule)] as const)] as const;

/** Search and filters. The names of the filtered article and author are taken from `sample`. */
export function QueueToolbar({ sample }: { sample: QueuedComment | null }) {
  const id = useId();
  const [filter, onChange] = useListFilter();
  const [order, setOrder] = useQueueOrder();
  const { text, setText, search } = useSearchText(filter.text ?? '', (words) => onChange({ text: words }));

  const clear = () => {
    setText('');
    onChange(noFilter);
  };
  /** A chip for a condition of the filter. A click removes the condition. */
  const chip = (kind: 'Article' | 'Author', label: string, name: string, cleared: Parameters<typeof onChange>[0]) => (
    <Chip
      aria-label={`${kind}: ${name}. Remove this filter`}
      lang={langOf(name)}
      label={label}
      icon={<Icon name="close" size={15} />}
      onClick={() => onChange(cleared)}
    />
  );
  const isFiltered = !isUnfiltered(filter);
  const [isOpen, setOpen] = useState(isFiltered);
  const articleName = (sample?.articleId === filter.articleId && sample?.articleTitle) || 'one article';
  const authorName =
    filter.authorName ?? ((sample?.authorId === filter.authorId && sample?.authorName) || 'one author');
  return (
    <Section aria-label="Search and filter">
      <QuietButton
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ '@media (min-width:800px)': { display: 'none' } }}
      >
        Search and filter
      </QuietButton>
      <Fields
        id={id}
        role="search"
        data-closed={isOpen ? undefined : ''}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
          label="Search comments"
          type="search"
          placeholder="Words, a name or an email address"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS } }}
        />
        <SelectField
          label="Flag"
          value={filter.rule ?? ''}
          onChange={(event) => onChange({ rule: event.target.value })}
          options={ruleOptions}
        />
        <SelectField
          label="Order"
          value={order}
          onChange={(event) => setOrder(event.target.value as QueueOrder)}
          options={[
            ['newest', 'Newest first'],
            ['oldest', 'Oldest first'],
          ]}
        />
      </Fields>
      {isFiltered && (
        <Line style={{ marginTop: 12 }}>
          {filter.articleId !== undefined && chip('Article', `On ${articleName}`, articleName, { articleId: '' })}
          {(filter.authorId ?? filter.authorName) !== undefined &&
            chip('Author', `By ${authorName}`, authorName, { authorId: '', authorName: '' })}
          <QuietButton onClick={clear}>Clear all</QuietButton>
        </Line>
      )}
    </Section>
  );
}
