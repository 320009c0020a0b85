import { styled } from '@mui/material/styles';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms, fieldLabel } from '@first-show/domain/box-office/history';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { changeText } from './change-list.tsx';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.meta,
  width: '100%',
  borderCollapse: 'collapse',
  margin: '16px 0',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '8px 12px 8px 0', borderBottom: '1px solid var(--fs-palette-divider)', overflowWrap: 'anywhere' },
  '& [data-both]': { fontWeight: 700, color: 'var(--fs-palette-error-main)' },
}));

/**
 * Somebody else saved the film meanwhile: what they changed beside what stands here. Nothing is overwritten: taking one's own on top of
 * theirs only fills the form, which is then looked at and saved.
 */
export function StaleDialog({
  isOpen,
  base,
  mine,
  theirs,
  onMerge,
  onTakeTheirs,
  onClose,
}: {
  isOpen: boolean;
  base: BoxOfficeFilm;
  mine: BoxOfficeFilm;
  theirs: BoxOfficeFilm;
  onMerge: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const rows = rowsOf(base, mine, theirs);
  const hasBoth = rows.some(({ isBoth }) => isBoth);
  return (
    <Dialog
      isOpen={isOpen}
      title="Somebody else changed this film"
      width={720}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onTakeTheirs}>
            Discard mine, take theirs
          </Button>
          <Button onClick={onMerge}>Put mine on top of theirs</Button>
        </>
      }
    >
      <p>It was saved while you worked on it. Nothing of yours is lost, and nothing of theirs was overwritten.</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Theirs, saved</th>
            <th scope="col">Yours, not saved</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, theirs: saved, mine: own, isBoth }) => (
            <tr key={field}>
              <th scope="row">
                {fieldLabel(field)}
                {isBoth && <span data-both=""> · both changed it</span>}
              </th>
              <td>{saved}</td>
              <td>{own}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        {hasBoth ? 'Where both changed the same, yours goes into the form: look at it before you save.' : 'You changed different things: the form will hold both.'}
      </p>
    </Dialog>
  );
}

/** What either changed, with both values. */
function rowsOf(base: BoxOfficeFilm, mine: BoxOfficeFilm, theirs: BoxOfficeFilm) {
  const [own, others] = [diffFilms(base, mine), diffFilms(base, theirs)].map((changes) => new Map(changes.map((change) => [change.field, change])));
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
