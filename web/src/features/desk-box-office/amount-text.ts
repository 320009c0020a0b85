import { formatRupees } from '@first-show/domain/core/money';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { parseAmount } from './parse-amount.ts';

/** A sum in rupees: digits however they are grouped, or '128.4 Cr'. Says below what it reads; once left, it shows plain digits. Empty is unknown. */
export function AmountField({ id, name, label, value, error, onValue }: { id: string; name: string; label: string; value: string; error?: string; onValue: (value: string) => void }) {
  return (
    <FormField id={id} label={label} error={error} hint={amountText(value)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="text"
          autoComplete="off"
          placeholder="Not known"
          value={value}
          onChange={({ target }) => onValue(target.value)}
          onBlur={() => onValue(plainAmount(value))}
        />
      )}
    </FormField>
  );
}

/** '₹128.4 Cr', 'Not known', or that it is no amount. */
export const amountText = (value: string): string => (value.trim() === '' ? 'Not known' : parseAmount(value) === null ? 'No amount' : formatRupees(parseAmount(value)));

/** The digits of an amount; what is none stays as it was typed. */
export const plainAmount = (value: string): string => String(parseAmount(value) ?? value.trim());
