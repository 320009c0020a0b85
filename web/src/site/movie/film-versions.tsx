import { styled } from '../../shared/ui/styled.ts';
import type { FilmVersion } from '@first-show/domain/box-office/versions';
import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCountOf } from '@first-show/domain/core/money';
import { useState } from 'react';
import { callApi } from '../../shared/lib/call-api.ts';
import { Money } from '../../shared/ui/figures/money.tsx';
import { chartDays } from './day-figures.ts';
import { DayTable } from './day-table.tsx';

const List = styled('div')(({ theme }) => ({
  '& details': { borderBottom: '1px solid var(--fs-palette-divider)' },
  '& summary': { padding: '12px 0', cursor: 'pointer', minHeight: 44 },
  '& summary b': { ...theme.typography.h4, fontSize: '1.125rem', marginRight: 12 },
  '& summary small': {
    ...theme.typography.meta,
    color: 'var(--fs-palette-text-secondary)',
    [theme.breakpoints.down('sm')]: { display: 'block' },
  },
  '& summary [data-total]': { ...theme.typography.figure, fontSize: '1.125rem', float: 'right' },
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  margin: '12px 0 0',
}));

/**
 * Languages and re-releases of a film with their totals. Their days are loaded when a reader opens
 * one. There is no sum of them: sources rarely give all languages, and a re-release is its own run.
 */
export function FilmVersions({ filmId, versions }: { filmId: string; versions: readonly FilmVersion[] }) {
  return (
    <>
      <List>
        {versions.map((version) => (
          <Version key={version.id} filmId={filmId} version={version} />
        ))}
      </List>
      <Note>
        <span>India nett where a source gives it. </span>
        {hasLanguages(versions) && <span>Languages need not add up to the film’s total.</span>}
      </Note>
    </>
  );
}

/** Whether a version is a language. Otherwise, all of them are re-releases. */
export const hasLanguages = (versions: readonly FilmVersion[]): boolean =>
  versions.some(({ kind }) => kind === 'language');

type Loaded = { state: 'closed' | 'loading' | 'failed' } | { state: 'ready'; days: BoxOfficeDay[] };

function Version({ filmId, version }: { filmId: string; version: FilmVersion }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'closed' });
  const load = async () => {
    setLoaded({ state: 'loading' });
    try {
      const days = await callApi<BoxOfficeDay[]>(`/api/films/${filmId}/days?version=${version.id}`, { isPublic: true });
      setLoaded({ state: 'ready', days });
    } catch {
      setLoaded({ state: 'failed' });
    }
  };
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (loaded.state === 'closed' || loaded.state === 'failed')) void load();
      }}
    >
      <summary>
        <b>{version.name}</b>
        <span data-total="">
          <Money rupees={version.totalRupees} />
        </span>
        <small>{`${formatCountOf(version.lastDay, 'day')} from ${formatShortDate(version.startsOn)}`}</small>
      </summary>
      {loaded.state === 'ready' ? (
        <VersionDays days={loaded.days} />
      ) : (
        <p role="status">
          {loaded.state === 'failed'
            ? 'The days could not be loaded. Close and open again to try once more.'
            : 'Loading…'}
        </p>
      )}
    </details>
  );
}

function VersionDays({ days: all }: { days: readonly BoxOfficeDay[] }) {
  const { label, days } = chartDays(all);
  return <DayTable days={days} label={label} startsWithWeek />;
}
