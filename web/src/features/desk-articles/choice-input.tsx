import { styled } from '@mui/material/styles';
import { isHindi } from '@first-show/domain/core/text';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ControlProps } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ButtonBase } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 8px', padding: 0, listStyle: 'none' });
const Chip = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingLeft: 12,
  backgroundColor: 'var(--fs-palette-raised)',
  borderRadius: 4,
  overflowWrap: 'anywhere',
});
const Remove = styled(ButtonBase)({ flex: 'none', width: 44, height: 44, '&:hover': { color: 'var(--fs-palette-error-main)' }, '&:focus-visible': { outlineOffset: -3 } });
const Place = styled('div')({ position: 'relative' });
const List = styled('ul')({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 280,
  margin: '4px 0 0',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  backgroundColor: 'var(--fs-palette-raised)',
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
});
const Option = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 14px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: 'var(--fs-palette-background-default)' },
  '&[aria-selected="true"]': { backgroundColor: 'var(--fs-palette-primary-main)', color: 'var(--fs-palette-primary-contrastText)' },
});

const langOf = (text: string): 'hi' | undefined => (isHindi(text) ? 'hi' : undefined);

export type Choice = { value: string; label: string; detail?: ReactNode };

/**
 * Several words or things in one field: chips above, a combobox below. Enter takes the marked suggestion, else what was typed (so does a
 * comma and leaving the field, with `onType`); Backspace in the empty field takes the last one away; Escape closes the suggestions.
 */
export function ChoiceInput({
  control,
  label,
  chosen,
  text,
  suggestions,
  placeholder,
  onText,
  onChoose,
  onType,
  onRemove,
}: {
  control: ControlProps;
  label: string;
  chosen: readonly Choice[];
  text: string;
  suggestions: readonly Choice[];
  placeholder?: string;
  onText: (text: string) => void;
  onChoose: (value: string) => void;
  /** What was typed is a word of its own. Left out: only suggestions can be chosen. */
  onType?: (text: string) => void;
  onRemove: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [news, setNews] = useState('');
  const shown = isOpen ? suggestions : [];
  const active = shown[marked];
  const listId = `${control.id}-list`;

  const take = (choice: Choice) => {
    onChoose(choice.value);
    onText('');
    setMarked(-1);
    setNews(`${choice.label} added`);
  };
  const takeTyped = () => {
    if (onType === undefined || text.trim() === '') return;
    onType(text);
    onText('');
    setMarked(-1);
    setNews(`${text.trim()} added`);
  };
  const remove = (choice: Choice) => {
    onRemove(choice.value);
    setNews(`${choice.label} removed`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Half a Devanagari syllable is not a word yet.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (suggestions.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((before) => (before < 0 && step < 0 ? suggestions.length - 1 : (before + step + suggestions.length) % suggestions.length));
    } else if (event.key === 'Enter') {
      // Never sends the form.
      event.preventDefault();
      if (active !== undefined) take(active);
      else takeTyped();
    } else if (event.key === ',' && onType !== undefined) {
      event.preventDefault();
      takeTyped();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      setMarked(-1);
    } else if (event.key === 'Backspace' && text === '') {
      const last = chosen.at(-1);
      if (last !== undefined) remove(last);
    }
  };

  return (
    <>
      {chosen.length > 0 && (
        <Chips aria-label={label}>
          {chosen.map((choice) => (
            <Chip key={choice.value} lang={langOf(choice.label)}>
              {choice.label}
              <Remove aria-label={`Remove ${choice.label}`} onClick={() => remove(choice)}>
                <Icon name="close" size={16} />
              </Remove>
            </Chip>
          ))}
        </Chips>
      )}
      <Place>
        <TextInput
          {...control}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${marked}`}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            const typed = event.target.value;
            setOpen(true);
            setMarked(-1);
            // Pasted lists and phone keyboards, which tell no keys.
            if (onType !== undefined && typed.includes(',')) {
              onType(typed);
              onText('');
            } else onText(typed);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setOpen(false);
            takeTyped();
          }}
        />
        {shown.length > 0 && (
          <List id={listId} role="listbox" aria-label={`Suggestions for ${label}`} tabIndex={-1}>
            {shown.map((choice, index) => (
              <Option
                key={choice.value}
                lang={langOf(choice.label)}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === marked}
                // The field keeps the focus, so that leaving it does not close the list first.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(choice)}
              >
                {choice.label}
                {choice.detail}
              </Option>
            ))}
          </List>
        )}
      </Place>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
