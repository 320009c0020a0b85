import { formatRupees } from '@first-show/domain/core/money';
import { Lines } from '../charts/lines.tsx';
import { dayScale } from '../charts/scale.ts';
import { totalsByDay, type chartDays } from './day-figures.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Section = styled('section')({ marginTop: 56 });

type Film = { film: { id: string; movieName: string } } & ReturnType<typeof chartDays>;

/** The running totals of the compared films as lines, unless their sums are of different kinds. */
export function TotalsByDay({ films }: { films: readonly Film[] }) {
  const lines = films
    .map(({ film, days }) => ({
      ...{ key: film.id, name: film.movieName, lang: langOf(film.movieName) },
      points: totalsByDay(days).map(({ day, rupees }) => ({ x: day, value: rupees })),
    }))
    .filter(({ points }) => points.length > 0);
  const labels = [...new Set(films.filter(({ days }) => days.length > 0).map(({ label }) => label))];
  const lastDay = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  if (lines.length === 0) return null;
  return (
    <Section aria-labelledby="total-by-day">
      <SectionHeading title="Total by Day" id="total-by-day" />
      {labels.length > 1 ? (
        <p>Not drawn: some of these films have daily figures in India nett, others only in India gross.</p>
      ) : (
        <Lines
          lines={lines}
          xScale={dayScale(lastDay)}
          xText={String}
          xName="Day"
          format={formatRupees}
          label={`Total by day since the release, ${labels[0]}`}
          caption={`Running total since the release, ${labels[0]}. In a long comparison the first days are wider. A line ends before a day that is not known.`}
        />
      )}
    </Section>
  );
}
