import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { BALLOT_OPTION_MAX, BALLOT_OPTIONS } from '@first-show/domain/core/limits';
import { Button } from '../button.tsx';
import { TextInput } from '../form/form-field.tsx';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../icon.tsx';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: 10 });
const Legend = styled('legend')({ padding: 0, marginBottom: 6, fontSize: '.9375rem', fontWeight: 700 });
const Row = styled('div')({ display: 'flex', gap: 6, alignItems: 'center' });
const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: 0,
  display: 'flex',
  gap: 7,
  color: 'var(--fs-palette-error-main)',
  fontWeight: 600,
}));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.meta, margin: 0, color: 'var(--fs-palette-text-disabled)' }));

/** The options of a ballot, two to ten. `messages` by path: 'options', 'options.1'. `isFixed`: shown, not to be changed. */
export function OptionsField({
  options,
  messages,
  isFixed = false,
  fixedReason,
  onChange,
}: {
  options: readonly string[];
  messages: Readonly<Record<string, string>>;
  isFixed?: boolean;
  fixedReason?: string;
  onChange: (options: string[]) => void;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const focusAt = (index: number) =>
    requestAnimationFrame(() => group.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus());
  const remove = (at: number) => {
    onChange(options.filter((_, index) => index !== at));
    focusAt(Math.max(0, at - 1));
  };
  return (
    <Group ref={group}>
      <Legend>Options *</Legend>
      {options.map((option, index) => {
        const message = messages[`options.${index}`];
        return (
          <div key={index}>
            <Row>
              <TextInput
                name={`options.${index}`}
                aria-label={`Option ${index + 1}`}
                aria-invalid={message === undefined ? undefined : true}
                aria-describedby={message === undefined ? undefined : `option-${index}-error`}
                value={option}
                maxLength={BALLOT_OPTION_MAX}
                disabled={isFixed}
                autoComplete="off"
                onChange={(event) => onChange(options.map((text, at) => (at === index ? event.target.value : text)))}
              />
              {!isFixed && options.length > BALLOT_OPTIONS.min && (
                <IconButton icon="close" label={`Remove option ${index + 1}`} onClick={() => remove(index)} />
              )}
            </Row>
            {message !== undefined && (
              <Problem id={`option-${index}-error`} role="alert" style={{ marginTop: 6 }}>
                <Icon name="info" size={17} />
                {message}
              </Problem>
            )}
          </div>
        );
      })}
      {messages.options !== undefined && <Problem role="alert">{messages.options}</Problem>}
      {isFixed ? (
        <Note>{fixedReason}</Note>
      ) : (
        options.length < BALLOT_OPTIONS.max && (
          <Button
            variant="outlined"
            style={{ justifySelf: 'start' }}
            onClick={() => {
              onChange([...options, '']);
              focusAt(options.length);
            }}
          >
            Add option
          </Button>
        )
      )}
    </Group>
  );
}
