import { styled } from '../../shared/ui/styled.ts';
import { languageShares } from '@first-show/domain/box-office/chart-filter';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { Suspense } from 'react';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { Shares } from '../charts/shares.tsx';

const Section = styled('section')({ marginTop: 64 });
const Narrow = styled('div')({ maxWidth: 760 });

/** The shares of the languages in the totals of a chart, whose table is above. */
export function LanguageTotals({ entries }: { entries: readonly ChartEntry[] }) {
  const shares = languageShares(entries);
  if (shares.length < 2) return null;
  return (
    <Suspense>
      <Section aria-labelledby="languages">
        <SectionHeading title="Languages" id="languages" />
        <Narrow>
          <Shares
            shares={shares}
            what="Language"
            caption="Totals of the films above by the main language of each film. Films without a known total are left out."
          />
        </Narrow>
      </Section>
    </Suspense>
  );
}
