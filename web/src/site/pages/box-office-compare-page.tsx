import { styled } from '../../shared/ui/styled.ts';
import { formatRupees } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { Suspense } from 'react';
import { CompareFacts } from '../box-office/compare-facts.tsx';
import { CompareForm } from '../box-office/compare-form.tsx';
import { Lines } from '../charts/lines.tsx';
import { dayScale } from '../charts/scale.ts';
import { chartDays, totalsByDay } from '../movie/day-figures.ts';
import { VersusChart } from '../movie/versus-chart.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
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

/**
 * `/box-office/compare?films=a,b,c`: two to four films by day since their release, so that a film
 * of two days and one of sixty can be compared. With less than two films, a form to choose them.
 */
export function Component() {
  const { films, unknown, choices } = usePage('box-office-compare');
  const compared = films.map((film) => ({ film, ...chartDays(film.days) }));
  const lines = compared
    .map(({ film, days }) => ({
      ...{ key: film.id, name: film.movieName, lang: langOf(film.movieName) },
      points: totalsByDay(days).map(({ day, rupees }) => ({ x: day, value: rupees })),
    }))
    .filter(({ points }) => points.length > 0);
  const labels = [...new Set(compared.filter(({ days }) => days.length > 0).map(({ label }) => label))];
  const lastDay = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  return (
    <Container>
      <Breadcrumb steps={[{ label: 'Box Office', to: paths.boxOffice }, { label: 'Compare' }]} />
      <PageHead title="Compare" standfirst="Two to four films side by side, each counted from its own release." />
      {unknown.length > 0 && (
        <div style={{ marginBottom: 32 }}>
          <AlertBox>{unknownText(unknown)}</AlertBox>
        </div>
      )}
      {films.length < 2 ? (
        choices.length > 1 ? (
          <CompareForm choices={choices} chosen={films[0]?.slug ?? null} />
        ) : (
          <LinkButton to={paths.boxOfficeCompare}>Choose films</LinkButton>
        )
      ) : (
        <>
          <Suspense>
            <CompareFacts films={films} />
          </Suspense>
          {lines.length > 0 && labels.length === 1 && (
            <Suspense>
              <Section aria-labelledby="total-by-day">
                <SectionHeading title="Total by Day" id="total-by-day" />
                <Lines
                  lines={lines}
                  xScale={dayScale(lastDay)}
                  xText={String}
                  xName="Day"
                  format={formatRupees}
                  label={`Total by day since the release, ${labels[0]}`}
                  caption={`Running total since the release, ${labels[0]}. In a long comparison the first days are wider. A line ends before a day that is not known.`}
                />
              </Section>
            </Suspense>
          )}
          <Suspense>
            <Section aria-labelledby="day-by-day">
              <SectionHeading title="Day by Day" id="day-by-day" />
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
