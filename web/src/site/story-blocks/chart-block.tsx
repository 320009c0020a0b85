import { livePaths } from '@first-show/domain/core/live-paths';
import { paths } from '@first-show/domain/core/paths';
import type { ChartFilm } from '@first-show/domain/pages/page-data';
import { useId } from 'react';
import { DayChart } from '../movie/day-chart.tsx';
import { chartDays } from '../movie/day-figures.ts';
import { DayTable } from '../movie/day-table.tsx';
import { VersusChart } from '../movie/versus-chart.tsx';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { BulbRule } from '../../shared/ui/art/bulbs.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Section = styled('section')(({ theme }) => ({
  // If the chart has many bars, hide the dates: the text column has no room for one below each bar.
  '& [data-dense] small': { display: 'none' },
  '& > header': { display: 'flex', alignItems: 'center', gap: 16, marginBottom: 14 },
  '& > header > p': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& summary': {
    ...theme.typography.body2,
    display: 'list-item',
    width: 'fit-content',
    fontWeight: 700,
    padding: '11px 0',
    cursor: 'pointer',
    color: 'var(--fs-palette-primary-main)',
  },
}));
/** Less than on the film's own page, where the chart is the main content. */
const CHART_HEIGHT_PX = 200;

/** The live daily figures of one film inside a story, or a comparison of two films. */
export function ChartBlock({ film: first, versus: second }: { film: ChartFilm; versus: ChartFilm | null }) {
  const id = useId();
  const film = useLiveDoc<ChartFilm, ChartFilm>(livePaths.film(first.id), first, (changed) => changed);
  const versus = useLiveDoc<ChartFilm, ChartFilm | null>(
    second === null ? null : livePaths.film(second.id),
    second,
    (changed) => changed,
  );
  const { label, days } = chartDays(film.days);
  return (
    <Section aria-labelledby={id}>
      <header>
        <p id={id}>
          <FilmLink film={film} />
          {versus === null ? ', day by day' : ' and '}
          {versus !== null && <FilmLink film={versus} />}
        </p>
        <BulbRule aria-hidden="true" />
      </header>
      {days.length === 0 ? (
        <p>No day-wise figures have been reported for this film yet.</p>
      ) : versus === null && days.length === 1 ? (
        <DayTable days={days} label={label} />
      ) : versus === null ? (
        <>
          <DayChart days={days} label={label} heightPx={CHART_HEIGHT_PX} />
          <details>
            <summary>All days as a table</summary>
            <DayTable days={days} label={label} />
          </details>
        </>
      ) : (
        <VersusChart
          films={[
            { name: film.movieName, label, days },
            { name: versus.movieName, ...chartDays(versus.days) },
          ]}
        />
      )}
    </Section>
  );
}

function FilmLink({ film }: { film: ChartFilm }) {
  return (
    <span lang={langOf(film.movieName)}>
      <TextLink to={paths.movie(film.slug)}>{film.movieName}</TextLink>
    </span>
  );
}
