import { styled } from '../../shared/ui/styled.ts';
import { verdictLabel } from '@first-show/domain/box-office/figures';
import { formatPartialDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { filmsByYear } from '@first-show/domain/people/career';
import type { PersonFilm } from '@first-show/domain/people/person.schema';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';

const Year = styled('h3')(({ theme }) => ({ ...theme.typography.h3, fontSize: '1.75rem', margin: '36px 0 12px' }));
const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    '--fs-estimated-height': '100px',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr)',
    columnGap: 16,
    padding: '14px 0',
    borderTop: '1px solid var(--fs-palette-divider)',
  },
  '& p': { ...theme.typography.meta, margin: '2px 0 0', color: 'var(--fs-palette-text-secondary)' },
  '& p::first-letter': { textTransform: 'uppercase' },
  [theme.breakpoints.up('sm')]: {
    '& > li': { gridTemplateColumns: '60px minmax(0, 1fr) minmax(0, 13em)', columnGap: 20 },
    '& [data-figures]': { textAlign: 'right', gridColumn: 3, gridRow: 1 },
  },
  [theme.breakpoints.down('sm')]: { '& [data-figures]': { gridColumn: 2 } },
}));
const Title = styled('h4')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.25rem',
  margin: 0,
  overflowWrap: 'anywhere',
  // The whole row is a link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));
const Figure = styled('p')(({ theme }) => ({
  '&&': { ...theme.typography.figure, fontSize: '1.25rem', color: 'var(--fs-palette-text-primary)' },
}));

const STATUS = {
  announced: 'Announced',
  upcoming: 'Upcoming',
  running: 'In cinemas',
  ended: null,
  streaming: 'Streaming',
} as const;

/** 'actor, as Raja', or the jobs alone. */
const partOf = ({ job, character }: PersonFilm): string => (character === null ? job : `${job}, as ${character}`);

function FilmRow({ film }: { film: PersonFilm }) {
  const { slug, title, hindiTitle, posterUrl, firstRelease, status, ourStars, rating, totalCollection, verdict } = film;
  const when = [firstRelease === '' ? null : formatPartialDate(firstRelease), STATUS[status]];
  return (
    <li data-later="">
      <Poster imageUrl={posterUrl} title={title} alt="" seed={slug} sizes="60px" />
      <div style={{ minWidth: 0 }}>
        <Title lang={langOf(title)}>
          <TextLink to={paths.movie(slug)}>{title}</TextLink>
        </Title>
        {hindiTitle !== null && hindiTitle !== title && <p lang="hi">{hindiTitle}</p>}
        <p lang={langOf(partOf(film))}>{partOf(film)}</p>
        <p>{when.filter((text) => text !== null).join(' · ')}</p>
      </div>
      <div data-figures="">
        {totalCollection !== null && (
          <Figure>
            <Money rupees={totalCollection} />
          </Figure>
        )}
        {verdict !== null && <p>{verdictLabel(verdict)}</p>}
        {ourStars !== null && (
          <p>
            <StarRating stars={ourStars} />
          </p>
        )}
        {rating.mean !== null && (
          <p>
            <span>{`Readers: ${rating.mean.toFixed(1)} of 5`}</span>
            <span>{` (${formatCount(rating.count)})`}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** The films of a person by year, with part, figures and stars. */
export function Filmography({ films }: { films: readonly PersonFilm[] }) {
  return filmsByYear(films).map(({ year, films: listed }) => (
    <div key={year}>
      <Year>{year ?? 'No date yet'}</Year>
      <List>
        {listed.map((film) => (
          <FilmRow key={film.id} film={film} />
        ))}
      </List>
    </div>
  ));
}
