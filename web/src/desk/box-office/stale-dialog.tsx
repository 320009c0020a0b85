import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms, fieldLabel } from '@first-show/domain/box-office/history';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { DeskTable } from '../ui/desk-table.tsx';
import { changeText } from './change-list.tsx';
import type { FilmForm } from './use-film.ts';

/** A colleague's version (`theirs`) beside the editor's. Either choice changes only the form. */
export function StaleDialog({ form, theirs }: { form: FilmForm; theirs: BoxOfficeFilm }) {
  const rows = rowsOf(form, theirs);
  const hasBoth = rows.some(({ isBoth }) => isBoth);
  return (
    <DeskDialog
      title="Someone else changed this film"
      onClose={() => form.setComparing(false)}
      closeLabel="Decide later"
      maxWidth="md"
      actions={
        <>
          <Button variant="outlined" onClick={form.takeTheirs}>
            Discard mine, take theirs
          </Button>
          <Button onClick={() => form.take(theirs)}>Keep mine on top of theirs</Button>
        </>
      }
    >
      <p>It was saved while you were editing. Your changes are kept, and theirs were not overwritten.</p>
      <DeskTable
        caption="Changed fields"
        rows={rows}
        rowKey={({ field }) => field}
        empty={null}
        columns={[
          {
            header: 'Field',
            isRowHeader: true,
            cell: ({ field, isBoth }) => (
              <>
                {fieldLabel(field)}
                {isBoth && <b style={{ color: 'var(--fs-palette-error-main)' }}> · changed by both</b>}
              </>
            ),
          },
          { header: 'Theirs, saved', cell: ({ theirs }) => theirs },
          { header: 'Yours, not saved', cell: ({ mine }) => mine },
        ]}
      />
      <p>
        {hasBoth
          ? 'Where you both changed the same field, your version goes into the form. Check it before you save.'
          : 'You changed different fields. The form will have both.'}
      </p>
    </DeskDialog>
  );
}

/** The fields that the editor or the colleague changed, with both values. */
function rowsOf({ base, draft }: FilmForm, theirs: BoxOfficeFilm) {
  const changesTo = (film: BoxOfficeFilm) => new Map(diffFilms(base, film).map((change) => [change.field, change]));
  const [own, others] = [changesTo(draft), changesTo(theirs)];
  const fields = [...new Set([...others.keys(), ...own.keys()])].filter((field) => field !== 'slug');
  return fields.map((field) => {
    const [a, b] = [own.get(field), others.get(field)];
    return {
      field,
      mine: a === undefined ? '—' : changeText(field, a.after),
      theirs: changeText(field, b === undefined ? (a?.before ?? null) : b.after),
      isBoth: a !== undefined && b !== undefined && a.after !== b.after,
    };
  });
}
