import { styled } from '../../shared/ui/styled.ts';
import { RECORD_TABLES, recordTableIds } from '@first-show/domain/box-office/records';
import { paths } from '@first-show/domain/core/paths';
import { Suspense } from 'react';
import { RecordTable } from '../box-office/record-table.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { usePage } from './use-page.ts';

// Columns of text, not a grid: the tables differ in length, and a grid would leave holes.
const Tables = styled('div')(({ theme }) => ({
  columnGap: 56,
  '& > section': { breakInside: 'avoid', paddingBottom: 56 },
  // Columns are balanced by the heights of the tables, so none may be an estimate.
  [theme.breakpoints.up('md')]: { columnCount: 2, '& > section': { contentVisibility: 'visible' } },
}));

/** `/box-office/records`: the ten best films by several figures. An empty table is left out. */
export function Component() {
  const { tables } = usePage('box-office-records');
  const shown = recordTableIds.filter((id) => tables[id].length > 0);
  return (
    <Container>
      <Breadcrumb steps={[{ label: 'Box Office', to: paths.boxOffice }, { label: 'Records' }]} />
      <PageHead
        title="Records"
        standfirst="The biggest first days, the longest runs and the films that held. Unknown figures are left out."
      />
      {shown.length === 0 && (
        <EmptyState sentence="No figures yet, so nothing has been broken. Please check back later.">
          <LinkButton to={paths.boxOffice}>Box Office</LinkButton>
        </EmptyState>
      )}
      <Tables>
        {shown.map((id, index) => (
          <Suspense key={id}>
            <section
              data-later={index > 0 ? '' : undefined}
              aria-labelledby={id}
              style={{ '--fs-estimated-height': '1000px' }}
            >
              <SectionHeading title={RECORD_TABLES[id].title} id={id} />
              <RecordTable id={id} rows={tables[id]} />
            </section>
          </Suspense>
        ))}
      </Tables>
    </Container>
  );
}
