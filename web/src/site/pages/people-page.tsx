import { styled } from '../../shared/ui/styled.ts';
import { paths } from '@first-show/domain/core/paths';
import { PersonCards } from '../people/person-cards.tsx';
import { FilterLinks } from '../../shared/ui/controls/filter-links.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { usePage } from './use-page.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

// Columns of one width, so that the rows break at the same letters in every font.
const Letters = styled('div')({
  marginBottom: 40,
  '& nav': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.15rem, 1fr))', justifyItems: 'start' },
  '& a:first-of-type': { gridColumn: 'span 3' },
});
const Pages = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** `/people`: the people whose stories are read now, or those whose names begin with a letter. */
export function Component() {
  const { letter, people, previousBefore, nextAfter } = usePage('people');
  const views = [
    { label: 'Read now', to: paths.people, isSelected: letter === null },
    ...LETTERS.map((one) => ({ label: one.toUpperCase(), to: paths.peopleBy(one), isSelected: one === letter })),
  ];
  return (
    <Container>
      <PageHead title="People" standfirst="Who acts, directs, writes and sings: their films, and how those did." />
      <Letters>
        <FilterLinks label="First letter" links={views} />
      </Letters>
      <section aria-labelledby="people">
        <SectionHeading title={letter === null ? 'Read now' : letter.toUpperCase()} id="people" />
        {people.length > 0 && <PersonCards people={people} />}
        {people.length === 0 && (
          <EmptyState
            sentence={
              letter === null
                ? 'Choose a letter to find somebody by name.'
                : `No names here begin with ${letter.toUpperCase()}.`
            }
            role="status"
          />
        )}
      </section>
      {letter !== null && (previousBefore !== null || nextAfter !== null) && (
        <Pages aria-label="More names">
          {previousBefore !== null && (
            <LinkButton to={paths.peopleNear(letter, 'before', previousBefore)} variant="outlined">
              Previous names
            </LinkButton>
          )}
          {nextAfter !== null && (
            <LinkButton to={paths.peopleNear(letter, 'after', nextAfter)} variant="outlined">
              More names
            </LinkButton>
          )}
        </Pages>
      )}
    </Container>
  );
}
