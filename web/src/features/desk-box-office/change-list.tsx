import { styled } from '@mui/material/styles';
import { verdictLabel } from '@first-show/domain/box-office/figures';
import { fieldLabel, valueKind, type FilmChange } from '@first-show/domain/box-office/history';
import { formatChange, formatRupeesInFull } from '@first-show/domain/core/money';
import { langOf } from '../../ui/lang-of.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.meta,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  '& li': { overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500, color: 'var(--fs-palette-text-secondary)' },
  '&[data-inline]': { display: 'flex', flexWrap: 'wrap', gap: '2px 24px' },
  '& del': { color: 'var(--fs-palette-text-disabled)' },
  '& ins': { textDecoration: 'none', fontWeight: 700 },
}));

/** A recorded value as text. Sums show all digits, since the last ones may be what changed. */
export function changeText(field: string, value: FilmChange['before']): string {
  if (value === null) return 'not known';
  switch (valueKind(field)) {
    case 'rupees':
      return formatRupeesInFull(Number(value));
    case 'percent':
      return formatChange(Number(value));
    case 'verdict':
      return verdictLabel(String(value));
    case 'estimate':
      return value === true ? 'estimate' : 'final';
    case 'minutes':
      return `${value} min`;
    default:
      return String(value);
  }
}

/** Changes as 'field before → after', one per line or side by side. A new value is shown alone. */
export function ChangeList({ changes, isInline = false }: { changes: readonly FilmChange[]; isInline?: boolean }) {
  return (
    <List data-inline={isInline ? '' : undefined}>
      {changes.map(({ field, before, after, source }) => {
        const [was, is] = [changeText(field, before), changeText(field, after)];
        return (
          <li key={field}>
            <b>{fieldLabel(field)}</b>{' '}
            {before !== null && (
              <>
                <VisuallyHidden>was </VisuallyHidden>
                <del lang={langOf(was)}>{was}</del> <span aria-hidden="true">→</span>
                <VisuallyHidden>, now </VisuallyHidden>{' '}
              </>
            )}
            <ins lang={langOf(is)}>{is}</ins>
            {source !== undefined && ` (${source})`}
          </li>
        );
      })}
    </List>
  );
}
