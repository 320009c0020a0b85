import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

const Label = styled('span')({ display: 'block', width: 'fit-content', marginBottom: 6, fontSize: '.9375rem', fontWeight: 700 });
const Below = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 6,
  color: 'var(--fs-palette-text-disabled)',
}));
const Problem = styled('span')({ color: 'var(--fs-palette-error-main)', fontWeight: 600, display: 'flex', gap: 7 });

export type GroupControl = { id: string; labelId: string; describedBy: string | undefined; isInvalid: boolean };

/** A field that is not one plain control, in the look of `FormField`. `children` gets the ids that tie it to its label and message. */
export function FieldGroup({
  id,
  label,
  isRequired = false,
  error,
  hint,
  count,
  onLabelClick,
  children,
}: {
  id: string;
  label: string;
  isRequired?: boolean;
  error?: string;
  hint?: string;
  count?: ReactNode;
  onLabelClick?: () => void;
  children: (control: GroupControl) => ReactNode;
}) {
  const told = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;
  return (
    <div>
      <Label id={`${id}-label`} onClick={onLabelClick}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </Label>
      {children({ id, labelId: `${id}-label`, describedBy: told, isInvalid: error !== undefined })}
      {(error ?? hint ?? count) !== undefined && (
        <Below>
          {error !== undefined ? (
            <Problem id={`${id}-error`} role="alert">
              <Icon name="info" size={17} />
              <span>{error}</span>
            </Problem>
          ) : (
            <span id={`${id}-hint`}>{hint}</span>
          )}
          {count !== undefined && <span style={{ whiteSpace: 'nowrap' }}>{count}</span>}
        </Below>
      )}
    </div>
  );
}
