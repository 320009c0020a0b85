import { styled } from '../../shared/ui/styled.ts';
import { paths } from '@first-show/domain/core/paths';
import type { PersonCard } from '@first-show/domain/people/person.schema';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Portrait } from '../../shared/ui/art/portrait.tsx';

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 44px',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 16px',
  '& > li': { position: 'relative', minWidth: 0 },
  '& p': { ...theme.typography.meta, margin: '2px 0 0', color: 'var(--fs-palette-text-secondary)' },
  '& p::first-letter': { textTransform: 'uppercase' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', gap: '36px 24px' },
}));
const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.25rem',
  margin: '12px 0 0',
  overflowWrap: 'anywhere',
  // The whole card is a link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** People with portrait, names and jobs. Each links to the person's page. */
export function PersonCards({ people }: { people: readonly PersonCard[] }) {
  return (
    <Grid>
      {people.map((person, index) => (
        <li key={person.id}>
          <Portrait person={person} sizes="(min-width: 800px) 200px, 46vw" eager={index === 0} />
          <Name lang={langOf(person.name)}>
            <TextLink to={paths.person(person.slug)}>{person.name}</TextLink>
          </Name>
          {person.hindiName !== null && <p lang="hi">{person.hindiName}</p>}
          {person.jobs.length > 0 && <p>{person.jobs.join(', ')}</p>}
        </li>
      ))}
    </Grid>
  );
}
