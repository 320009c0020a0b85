import TableSortLabel from '@mui/material/TableSortLabel';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type DeskSort, directionOf } from '@first-show/domain/articles/article-desk.schema';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { shownDirection, sortLabels, type TableQuery } from './table-query.ts';

const PhoneLabel = styled('span')({ '@media (min-width:800px)': { display: 'none' } });

/** The columns with the sorts that their headers offer. */
const columns: readonly { name: string; sorts: readonly DeskSort[]; align?: 'right' }[] = [
  { name: 'title', sorts: ['title'] },
  { name: 'category', sorts: ['category'] },
  { name: 'author', sorts: ['author', 'updated'] },
  { name: 'state', sorts: ['state'] },
  { name: 'views', sorts: ['views'], align: 'right' },
  { name: 'comments', sorts: ['comments'], align: 'right' },
  { name: 'date', sorts: ['published'] },
];

type Props = {
  query: TableQuery;
  /** Number of selected rows. */
  selected: number;
  /** Number of loaded rows. */
  shown: number;
  onSort: (sort: DeskSort) => void;
  onSelectAll: (isSelected: boolean) => void;
};

/** The head of the table: sort buttons, and the checkbox that selects every loaded row. */
export function ArticlesHead({ query, selected, shown, onSort, onSelectAll }: Props) {
  const direction = shownDirection(query);
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <FormControlLabel
            label={<PhoneLabel>Select all shown</PhoneLabel>}
            sx={{ mr: 0 }}
            control={
              <Checkbox
                checked={selected === shown}
                indeterminate={selected > 0 && selected < shown}
                onChange={(event) => onSelectAll(event.target.checked)}
                slotProps={{ input: { 'aria-label': 'Select all shown' } }}
              />
            }
          />
        </TableCell>
        {columns.map(({ name, sorts, align }) => (
          <TableCell
            key={name}
            data-column={name}
            align={align}
            sortDirection={sorts.includes(query.sort) ? direction : false}
          >
            {sorts.map((sort) => (
              <TableSortLabel
                key={sort}
                active={sort === query.sort}
                direction={sort === query.sort ? direction : directionOf({ sort })}
                onClick={() => onSort(sort)}
              >
                {sortLabels[sort][0]}
              </TableSortLabel>
            ))}
          </TableCell>
        ))}
        <TableCell data-column="enhance">
          <VisuallyHidden>AI Enhance</VisuallyHidden>
        </TableCell>
        <TableCell data-column="menu">
          <VisuallyHidden>Actions</VisuallyHidden>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}
