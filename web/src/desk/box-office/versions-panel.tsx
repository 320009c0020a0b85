import type { FilmVersion } from '@first-show/domain/box-office/versions';
import { formatShortDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCountOf } from '@first-show/domain/core/money';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { RowButton } from '../ui/quiet-button.tsx';

/** The languages and re-releases that have days of their own, each on its page. */
export function VersionsPanel({ filmId, versions }: { filmId: string; versions: readonly FilmVersion[] }) {
  return (
    <Panel
      title="Languages and re-releases"
      actions={
        <LinkButton to={deskPaths.filmVersion(filmId, 'new')} variant="outlined">
          Add a version
        </LinkButton>
      }
    >
      <DeskTable
        caption="Languages and re-releases"
        columns={columns}
        rows={versions}
        rowKey={({ id }) => id}
        actions={({ id, name }) => (
          <RowButton component={Link} to={deskPaths.filmVersion(filmId, id)} name="Edit" of={name} />
        )}
        empty={<p>All figures are those of all India. A version has days of its own, which are never added to them.</p>}
      />
    </Panel>
  );
}

const columns: readonly Column<FilmVersion>[] = [
  { header: 'Version', isRowHeader: true, cell: ({ name }) => name },
  { header: 'From', cell: ({ startsOn }) => formatShortDate(startsOn) },
  { header: 'Days', cell: ({ lastDay }) => formatCountOf(lastDay, 'day') },
  { header: 'Nett so far', cell: ({ totalRupees }) => <Money rupees={totalRupees} /> },
];
