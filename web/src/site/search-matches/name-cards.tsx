import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { formatCountOf } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import type { PersonCard } from '@first-show/domain/people/person.schema';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { cutEdge } from '../../shared/ui/art/cut.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { Portrait } from '../../shared/ui/art/portrait.tsx';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 32px',
  padding: 0,
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
}));
const Card = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 16,
  padding: 12,
  backgroundColor: 'var(--fs-palette-background-paper)',
});
const Tile = styled('span')({ display: 'grid', placeItems: 'center', aspectRatio: '1', color: '#1B0A13' });
// The pseudo-element makes the whole card a link.
const Name = styled(TextLink)(({ theme }) => ({
  ...theme.typography.h4,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));
const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  marginTop: 4,
  '&::first-letter': { textTransform: 'uppercase' },
}));

/**
 * Cards for films, people and categories, each of which links to its page. Renders nothing if
 * there are none.
 */
export function NameCards({
  films,
  people = [],
  categories = [],
  label,
}: {
  films: readonly BoxOfficeEntry[];
  people?: readonly PersonCard[];
  categories?: readonly Category[];
  label: string;
}) {
  if (films.length + people.length + categories.length === 0) return null;
  return (
    <List aria-label={label}>
      {films.map((film) => (
        <Card key={film.id}>
          <Poster imageUrl={film.imageUrl} title={film.movieName} alt="" seed={film.slug} sizes="72px" />
          <div style={{ minWidth: 0 }}>
            <Name to={paths.movie(film.slug)}>{film.movieName}</Name>
            <Meta>
              {film.totalCollection === null ? (
                'Film page'
              ) : (
                <>
                  Box office: <Money rupees={film.totalCollection} />
                </>
              )}
            </Meta>
          </div>
        </Card>
      ))}
      {people.map((person) => (
        <Card key={person.id}>
          <Portrait person={person} sizes="72px" />
          <div style={{ minWidth: 0 }}>
            <Name to={paths.person(person.slug)}>{person.name}</Name>
            <Meta>{person.jobs.join(', ')}</Meta>
          </div>
        </Card>
      ))}
      {categories.map((category) => (
        <Card key={category.id}>
          <Tile style={{ backgroundColor: categoryColors(category.slug).chip, clipPath: cutEdge(category.slug, 5) }}>
            <Icon name={category.icon} size={34} />
          </Tile>
          <div style={{ minWidth: 0 }}>
            <Name to={paths.category(category.slug)}>{category.name}</Name>
            <Meta>{formatCountOf(category.articleCount, 'story', 'stories')}</Meta>
          </div>
        </Card>
      ))}
    </List>
  );
}
