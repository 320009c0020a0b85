import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { releaseText } from '@first-show/domain/box-office/release-text';
import { paths } from '@first-show/domain/core/paths';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '20px 28px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 16 },
  '& [data-poster]': { flex: 'none', width: 64 },
  '& h3': { ...theme.typography.h4, fontSize: '1.25rem', margin: '0 0 4px', overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.meta, margin: 0, color: 'var(--fs-palette-text-secondary)' },
}));

/** The films that have no rank because they have no figures, such as those that are announced. */
export function FilmsWithoutRank({ films }: { films: readonly BoxOfficeEntry[] }) {
  return (
    <List>
      {films.map((film) => (
        <li key={film.id}>
          <div data-poster="">
            <Poster imageUrl={film.imageUrl} title={film.movieName} alt="" seed={film.slug} sizes="64px" />
          </div>
          <div style={{ minWidth: 0 }}>
            <h3 lang={langOf(film.movieName)}>
              <TextLink to={paths.movie(film.slug)}>{film.movieName}</TextLink>
            </h3>
            <p>{[releaseText(film), film.language].filter((text) => text !== null).join(' · ')}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
