import { paths } from '@first-show/domain/core/paths';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Form = styled('form')({ position: 'relative', display: 'flex', minWidth: 0, width: '100%' });
const Input = styled('input')({
  width: '100%',
  minWidth: 0,
  height: 44,
  padding: '0 12px 0 42px',
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  background: 'transparent',
  fontSize: '1rem',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'var(--fs-palette-text-secondary)', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const Submit = styled('button')({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: 'var(--fs-palette-text-secondary)',
  cursor: 'pointer',
});

/**
 * The search box, a plain form that works without script. A blank text is not sent. `query`: the
 * search text of the current page. `onDone` runs after a search was started, e.g. to close the box
 * on a phone. `takesFocus`: focus the field when it appears.
 */
export function SearchBox({
  query,
  id,
  takesFocus = false,
  onDone,
}: {
  query: string;
  id: string;
  takesFocus?: boolean;
  onDone?: () => void;
}) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const [first] = useState(query);
  /**
   * The page's query, or the text that was sent last. If the focused field has another text, the
   * reader is typing.
   */
  const settled = useRef(query);
  useEffect(() => {
    const field = input.current;
    if (field === null || settled.current === query) return;
    // Show the query of a new page, unless the reader is already typing the next one.
    const isTyping = document.activeElement === field && field.value !== settled.current;
    if (!isTyping) field.value = query;
    settled.current = query;
  }, [query]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (text === '') return;
    settled.current = String(new FormData(event.currentTarget).get('search'));
    void navigate(paths.search(text));
    onDone?.();
  };
  return (
    <Form role="search" action="/" method="get" onSubmit={submit}>
      <Input
        ref={input}
        id={id}
        type="search"
        name="search"
        aria-label="Search articles"
        placeholder="Search films, stars, songs"
        defaultValue={first}
        maxLength={SEARCH_MAX_CHARACTERS}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Submit type="submit" aria-label="Search">
        <Icon name="search" size={18} />
      </Submit>
    </Form>
  );
}
