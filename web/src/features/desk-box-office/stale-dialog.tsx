import { styled } from '@mui/material/styles';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms, fieldLabel } from '@first-show/domain/box-office/history';
import { Button } from '../../ui/controls/button.tsx';
import { DeskDialog } from '../../ui/desk/desk-dialog.tsx';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { changeText } from './change-list.tsx';

const Both = styled('span')({ fontWeight: 700, color: 'var(--fs-palette-error-main)' });

type Versions = { base: BoxOfficeFilm; mine: BoxOfficeFilm; theirs: BoxOfficeFilm };
type Props = Versions & { onMerge: () => void; onTakeTheirs: () => void; onClose: () => void };

/**
 * Shows a colleague's changes to the film beside the editor's. Nothing is overwritten: keeping the
 * editor's changes only fills the form, to be checked and saved.
 */
export function StaleDialog({ onMerge, onTakeTheirs, onClose, ...versions }: Props) {
  const rows = rowsOf(versions);
  const hasBoth = rows.some(({ isBoth }) => isBoth);
  return (
    <DeskDialog
      title="Someone else changed this film"
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="outlined" onClick={onTakeTheirs}>
            Discard mine, take theirs
          </Button>
          <Button onClick={onMerge}>Keep mine on top of theirs</Button>
        </>
      }
    >
      <p>It was saved while you were editing. Your changes are kept, and theirs were not overwritten.</p>
      <DeskTable caption="Changed fields" columns={COLUMNS} rows={rows} rowKey={({ field }) => field} empty={null} />
      <p>
        {hasBoth
          ? 'Where you both changed the same field, your version goes into the form. Check it before you save.'
          : 'You changed different fields. The form will have both.'}
      </p>
    </DeskDialog>
  );
}

const COLUMNS: readonly Column<ReturnType<typeof rowsOf>[number]>[] = [
  {
    key: 'field',
    header: 'Field',
    isRowHeader: true,
    cell: ({ field, isBoth }) => (
      <>
        {fieldLabel(field)}
        {isBoth && <Both> · changed by both</Both>}
      </>
    ),
  },
  { key: 'theirs', header: 'Theirs, saved', cell: ({ theirs }) => theirs },
  { key: 'mine', header: 'Yours, not saved', cell: ({ mine }) => mine },
];

/** The fields that either side changed, with both values. */
function rowsOf({ base, mine, theirs }: Versions) {
  const [own, others] = [diffFilms(base, mine), diffFilms(base, theirs)].map(
    (changes) => new Map(changes.map((change) => [change.field, change])),
  );
  const fields = [...new Set([...(others?.keys() ?? []), ...(own?.keys() ?? [])])].filter((field) => field !== 'slug');
  return fields.map((field) => {
    const [a, b] = [own?.get(field), others?.get(field)];
    const was = a?.before ?? b?.before ?? null;
    return {
      field,
      mine: a === undefined ? '—' : changeText(field, a.after),
      theirs: changeText(field, b === undefined ? was : b.after),
      isBoth: a !== undefined && b !== undefined && a.after !== b.after,
    };
  });
}
