import { styled } from '../../shared/ui/styled.ts';
import { paths } from '@first-show/domain/core/paths';
import type { CompareFilm } from '@first-show/domain/pages/page-data';
import { Suspense } from 'react';
import { CompareFacts } from '../box-office/compare-facts.tsx';
import { CompareForm } from '../box-office/compare-form.tsx';
import { chartDays, versusRows } from '../movie/day-figures.ts';
import { TotalsByDay } from '../movie/totals-by-day.tsx';
import { VersusChart } from '../movie/versus-chart.tsx';
import { AlertBox } from '../../shared/ui/alert-box.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { usePage } from './use-page.ts';

const Section = styled('section')({ marginTop: 56 });

const unknownText = (unknown: readonly string[]): string =>
  unknown.length === 1
    ? `We do not know a film with the address ‘${unknown[0]}’.`
    : `We do not know films with the addresses ${unknown.map((slug) => `‘${slug}’`).join(', ')}.`;

/** What the address lacks for a comparison: films that are known, or a second one. */
const missingText = (films: readonly CompareFilm[], unknown: readonly string[]): string =>
  [
    unknown.length > 0 ? unknownText(unknown) : null,
    films.length === 1 ? `Choose another film to compare with ‘${films[0]?.movieName}’.` : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/**
 * `/box-office/compare?films=a,b,c`: two to four films by day since their release, so that a film
 * of two days and one of sixty can be compared. With less than two films, a form to choose them.
 */
export function Component() {
  const { films, unknown, choices } = usePage('box-office-compare');
  const compared = films.map((film) => ({ film, ...chartDays(film.days) }));
  const { unit } = versusRows(compared.map(({ days }) => days));
  return (
    <Container>
      <Breadcrumb steps={[{ label: 'Box Office', to: paths.boxOffice }, { label: 'Compare' }]} />
      <PageHead title="Compare" standfirst="Two to four films side by side, each counted from its own release." />
      {(unknown.length > 0 || films.length === 1) && (
        <div style={{ marginBottom: 32 }}>
          <AlertBox>{missingText(films, unknown)}</AlertBox>
        </div>
      )}
      {films.length < 2 ? (
        <CompareForm choices={choices} chosen={films[0]?.slug ?? null} />
      ) : (
        <>
          <Suspense>
            <CompareFacts films={films} />
          </Suspense>
          <Suspense>
            <TotalsByDay films={compared} />
          </Suspense>
          <Suspense>
            <Section aria-labelledby="day-by-day">
              <SectionHeading title={unit === 'day' ? 'Day by Day' : 'Week by Week'} id="day-by-day" />
              {compared.every(({ days }) => days.length === 0) ? (
                <p>No day-wise figures have been reported for these films yet.</p>
              ) : (
                <VersusChart films={compared.map(({ film, label, days }) => ({ name: film.movieName, label, days }))} />
              )}
            </Section>
          </Suspense>
          <p style={{ marginTop: 44 }}>
            <LinkButton to={paths.boxOfficeCompare} variant="outlined">
              Compare other films
            </LinkButton>
          </p>
        </>
      )}
    </Container>
  );
}
