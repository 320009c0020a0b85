import { formatMonth } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import type { ReleasesFilter } from '@first-show/domain/films/release-sections';
import { Suspense } from 'react';
import { ReleaseList } from '../releases/release-list.tsx';
import { FilterLinks } from '../../shared/ui/controls/filter-links.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { usePage } from './use-page.ts';
import { styled } from '../../shared/ui/styled.ts';

const CalendarLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textUnderlineOffset: 4,
});
// The first choice of a row begins at the margin of the page.
const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: '0 0 40px',
  [theme.breakpoints.up('sm')]: { marginLeft: -12 },
}));
const Section = styled('section')({ marginBottom: 64 });
const Months = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const KINDS = [
  { kind: null, label: 'Everywhere' },
  { kind: 'cinema', label: 'In cinemas' },
  { kind: 'streaming', label: 'Streaming and TV' },
] as const;

/** The path of the page of releases with these filters. `month`: its first month, 'YYYY-MM'. */
function releasesPath({ kind, language, month }: ReleasesFilter & { month: string | null }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ kind, language, month })) if (value !== null) search.set(name, value);
  return search.size === 0 ? paths.releases : `${paths.releases}?${search}`;
}

/**
 * `/releases`: the films of this Friday and the next one, then by month, then those without a date.
 * The filters are in the address.
 */
export function Component() {
  const { filter, month, earlier, later, languages, sections } = usePage('releases');
  const { kind, language } = filter;
  const known = language === null || languages.includes(language) ? languages : [language, ...languages];
  return (
    <Container>
      <PageHead
        title="Releases"
        standfirst={
          month === null
            ? 'What opens this Friday, the Friday after, and in the months to come.'
            : `Films by date, from ${formatMonth(month)} on.`
        }
        note={<CalendarLink href={paths.releasesCalendar}>Add the dates to your calendar</CalendarLink>}
      />
      <Filters>
        <FilterLinks
          label="Where"
          links={KINDS.map((one) => ({
            label: one.label,
            to: releasesPath({ kind: one.kind, language, month }),
            isSelected: one.kind === kind,
          }))}
        />
        {known.length > 0 && (
          <FilterLinks
            label="Language"
            links={[null, ...known].map((one) => ({
              label: one ?? 'All languages',
              to: releasesPath({ kind, language: one, month }),
              isSelected: one === language,
            }))}
          />
        )}
      </Filters>
      {sections.length === 0 && (
        <Section>
          <EmptyState sentence="No release is known for this choice." role="status">
            <LinkButton to={paths.releases} variant="outlined">
              All releases
            </LinkButton>
          </EmptyState>
        </Section>
      )}
      {sections.map(({ id, title, entries }, index) => (
        <Suspense key={id}>
          <Section aria-labelledby={id}>
            <SectionHeading title={title} id={id} />
            <ReleaseList entries={entries} eager={index === 0} />
          </Section>
        </Suspense>
      ))}
      <Months aria-label="Months">
        {earlier !== null && (
          <LinkButton to={releasesPath({ ...filter, month: earlier })} variant="outlined">
            Earlier
          </LinkButton>
        )}
        {month !== null && (
          <LinkButton to={releasesPath({ ...filter, month: null })} variant="outlined">
            This Friday
          </LinkButton>
        )}
        {later !== null && (
          <LinkButton to={releasesPath({ ...filter, month: later })} variant="outlined">
            Later
          </LinkButton>
        )}
      </Months>
    </Container>
  );
}
