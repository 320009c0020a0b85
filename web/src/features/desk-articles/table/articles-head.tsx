import TableSortLabel from '@mui/material/TableSortLabel';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type DeskSort, directionOf } from '@first-show/domain/articles/article-desk.schema';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { shownDirection, type TableQuery } from './table-query.ts';

const PhoneLabel = styled('span')({ '@media (min-width:800px)': { display: 'none' } });

type Column = { name: string; sorts: readonly (readonly [DeskSort, string])[]; align?: 'right' };
const columns: readonly Column[] = [
  { name: 'title', sorts: [['title', 'Title']] },
  { name: 'category', sorts: [['category', 'Category']] },
  {
    name: 'author',
    sorts: [
      ['author', 'Author'],
      ['updated', 'Last edited'],
    ],
  },
  { name: 'state', sorts: [['state', 'State']] },
  { name: 'views', sorts: [['views', 'Views']], align: 'right' },
  { name: 'comments', sorts: [['comments', 'Comments']], align: 'right' },
  { name: 'date', sorts: [['published', 'Date']] },
];

/** The columns' headers, which sort, and the checkbox that selects every row. */
export function ArticlesHead({
  query,
  selected,
  shown,
  onSort,
  onSelectAll,
}: {
  query: TableQuery;
  /** Number of selected rows. */
  selected: number;
  /** Number of rows. */
  shown: number;
  onSort: (sort: DeskSort) => void;
  onSelectAll: (isSelected: boolean) => void;
}) {
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
            sortDirection={sorts.some(([sort]) => sort === query.sort) ? direction : false}
          >
            {sorts.map(([sort, label]) => (
              <TableSortLabel
                key={sort}
                active={sort === query.sort}
                direction={sort === query.sort ? direction : directionOf({ sort })}
                onClick={() => onSort(sort)}
              >
                {label}
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
