import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { CommentFilter } from '@first-show/domain/comments/comment-keys';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { isHindi } from '@first-show/domain/core/text';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../../ui/art/icon.tsx';
import { noFilter } from './list-filter.ts';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { ruleNames, ruleText } from './comment-labels.ts';

const TYPING_MS = 300;
const PHONE = '@media (max-width:799px)';

const Section = styled('section')({ marginBottom: 16, [PHONE]: { marginBottom: 4, marginTop: -12 } });
const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 210px',
  gap: 16,
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', '&[data-closed]': { display: 'none' } },
});
const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 12,
});
const Opener = styled(QuietButton)({ '@media (min-width:800px)': { display: 'none' } });

/**
 * Search and filters of a list. The URL holds them, so that Back, a reload and a shared link keep
 * them.
 */
export function QueueToolbar({
  filter,
  names,
  onChange,
}: {
  filter: CommentFilter;
  /** Names of the filtered article and author, if a visible card has them. */
  names: { article: string | null; author: string | null };
  onChange: (changes: Partial<typeof noFilter>) => void;
}) {
  const id = useId();
  const text = filter.text ?? '';
  const [typed, setTyped] = useState(text);
  const [last, setLast] = useState(text);
  // The filter changed outside this field, by Back or 'Clear all'.
  if (text !== last) {
    setLast(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onChange({ text: typed.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the wait
  }, [typed]);

  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
  const [isOpen, setOpen] = useState(isFiltered);
  const articleName = names.article ?? 'one article';
  const authorName = filter.authorName ?? names.author ?? 'one author';
  return (
    <Section aria-label="Search and filter">
      <Opener aria-expanded={isOpen} aria-controls={`${id}-fields`} onClick={() => setOpen(!isOpen)}>
        Search and filter
      </Opener>
      <Fields
        id={`${id}-fields`}
        role="search"
        data-closed={isOpen ? undefined : ''}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ text: typed.trim() });
        }}
      >
        <TextField
          label="Search comments"
          type="search"
          placeholder="Words, a name or an email address"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS } }}
        />
        <TextField
          select
          label="Flag"
          value={filter.rule ?? ''}
          onChange={(event) => onChange({ rule: event.target.value })}
        >
          <option value="">All comments</option>
          {ruleNames.map((rule) => (
            <option key={rule} value={rule}>
              {ruleText(rule)}
            </option>
          ))}
        </TextField>
      </Fields>
      {isFiltered && (
        <Chips>
          {filter.articleId !== undefined && (
            <Chip
              aria-label={`Article: ${articleName}. Remove this filter`}
              lang={isHindi(articleName) ? 'hi' : undefined}
              label={`On ${articleName}`}
              icon={<Icon name="close" size={15} />}
              onClick={() => onChange({ articleId: '' })}
            />
          )}
          {(filter.authorId !== undefined || filter.authorName !== undefined) && (
            <Chip
              aria-label={`Author: ${authorName}. Remove this filter`}
              lang={isHindi(authorName) ? 'hi' : undefined}
              label={`By ${authorName}`}
              icon={<Icon name="close" size={15} />}
              onClick={() => onChange({ authorId: '', authorName: '' })}
            />
          )}
          <QuietButton onClick={() => onChange(noFilter)}>Clear all</QuietButton>
        </Chips>
      )}
    </Section>
  );
}
