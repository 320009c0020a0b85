import { styled } from '../../shared/ui/styled.ts';
import { paths } from '@first-show/domain/core/paths';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';

const Nav = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 44 });

/** Links to the other pages of the box office. `years`: latest first. */
export function MoreBoxOffice({ years = [] }: { years?: readonly string[] }) {
  return (
    <Nav aria-label="More box office">
      {years.map((year) => (
        <LinkButton key={year} to={paths.boxOfficeYear(year)} variant="outlined">
          {`Box Office ${year}`}
        </LinkButton>
      ))}
      <LinkButton to={paths.boxOfficeRecords} variant="outlined">
        Records
      </LinkButton>
      <LinkButton to={paths.boxOfficeCompare} variant="outlined">
        Compare films
      </LinkButton>
    </Nav>
  );
}
