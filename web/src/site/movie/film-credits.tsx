import { styled } from '@mui/material/styles';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 18px',
  margin: 0,
  '& dt': { color: 'var(--fs-palette-text-disabled)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

type Credit = { label: string; value: string };

/** The known credits and facts of a film. */
export function creditsOf(film: BoxOfficeFilm): Credit[] {
  const lines: [string, string | null][] = [
    ['Director', film.director],
    ['Cast', film.cast.length > 0 ? film.cast.join(', ') : null],
    ['Studio', film.studio],
    ['Running time', film.runtimeMinutes === null ? null : `${film.runtimeMinutes} minutes`],
    ['Certificate', film.certificate],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

export function FilmCredits({ credits }: { credits: readonly Credit[] }) {
  return (
    <List>
      {credits.map(({ label, value }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
