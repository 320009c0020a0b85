import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms, fieldLabel } from '@first-show/domain/box-office/history';
import { Button } from '../../ui/controls/button.tsx';
import { changeText } from './change-list.tsx';

const Both = styled('span')({ fontWeight: 700, color: 'var(--fs-palette-error-main)' });

/**
 * Shows a colleague's changes to the film beside the editor's. Nothing is overwritten: keeping the
 * editor's changes only fills the form, to be checked and saved.
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
    <Dialog open={isOpen} onClose={onClose} maxWidth="md">
      <DialogTitle>Someone else changed this film</DialogTitle>
      <DialogContent>
        <p>It was saved while you were editing. Your changes are kept, and theirs were not overwritten.</p>
        <Table sx={{ my: 4 }}>
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              <TableCell>Theirs, saved</TableCell>
              <TableCell>Yours, not saved</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ field, theirs: saved, mine: own, isBoth }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {fieldLabel(field)}
                  {isBoth && <Both> · changed by both</Both>}
                </TableCell>
                <TableCell>{saved}</TableCell>
                <TableCell>{own}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <p>
          {hasBoth
            ? 'Where you both changed the same field, your version goes into the form. Check it before you save.'
            : 'You changed different fields. The form will have both.'}
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Decide later
        </Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          Discard mine, take theirs
        </Button>
        <Button onClick={onMerge}>Keep mine on top of theirs</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The fields that either side changed, with both values. */
function rowsOf(base: BoxOfficeFilm, mine: BoxOfficeFilm, theirs: BoxOfficeFilm) {
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
