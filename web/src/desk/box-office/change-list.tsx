import { styled } from '@mui/material/styles';
import { verdictLabel } from '@first-show/domain/box-office/figures';
import { fieldLabel, valueKind, type FilmChange } from '@first-show/domain/box-office/history';
import { formatChange, formatRupeesInFull } from '@first-show/domain/core/money';
import { Stack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

const List = styled(Stack)(({ theme }) => ({
  ...theme.typography.meta,
  gap: 6,
  '& li': { overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500, color: 'var(--fs-palette-text-secondary)' },
  '& del': { color: 'var(--fs-palette-text-disabled)' },
  '& ins': { textDecoration: 'none', fontWeight: 700 },
}));

/** A recorded value as text. Amounts show all digits, because the last ones may have changed. */
export const changeText = (field: string, value: FilmChange['before']): string =>
  value === null ? 'not known' : FORMATS[valueKind(field)](value);

const FORMATS: Record<ReturnType<typeof valueKind>, (value: NonNullable<FilmChange['before']>) => string> = {
  rupees: (value) => formatRupeesInFull(Number(value)),
  percent: (value) => formatChange(Number(value)),
  verdict: (value) => verdictLabel(String(value)),
  estimate: (value) => (value === true ? 'estimate' : 'final'),
  minutes: (value) => `${value} min`,
  text: String,
};

/** Changes as 'field before → after'. Without a known old value, only the new one is shown. */
export function ChangeList({ changes, isInline = false }: { changes: readonly FilmChange[]; isInline?: boolean }) {
  return (
    <List as="ul" role="list" sx={isInline ? { display: 'flex', flexWrap: 'wrap', gap: '2px 24px' } : undefined}>
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
