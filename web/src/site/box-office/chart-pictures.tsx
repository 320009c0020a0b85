import { styled } from '@mui/material/styles';
import { languageShares } from '@first-show/domain/box-office/chart-filter';
import { formatRupees } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { Suspense } from 'react';
import { langOf } from '../../shared/ui/lang-of.ts';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { Dots } from '../charts/dots.tsx';
import { Shares } from '../charts/shares.tsx';

const Section = styled('section')({ marginTop: 64 });
const Narrow = styled('div')({ maxWidth: 760 });

/** With less films, the table says all that a picture could. */
const DOTS_MIN = 4;
/** With more dots, a film cannot be told from its neighbours. */
const DOTS_MAX = 120;

/** Pictures of the films of a chart, whose table is above: opening against total, and languages. */
export function ChartPictures({ entries }: { entries: readonly ChartEntry[] }) {
  const dots = entries
    .flatMap(({ id, slug, movieName, day1Collection, totalCollection }) =>
      (day1Collection ?? 0) <= 0 || (totalCollection ?? 0) <= 0
        ? []
        : [
            {
              ...{ key: id, name: movieName, lang: langOf(movieName), to: paths.movie(slug) },
              ...{ x: day1Collection ?? 0, y: totalCollection ?? 0 },
            },
          ],
    )
    .slice(0, DOTS_MAX);
  const shares = languageShares(entries);
  return (
    <>
      {dots.length >= DOTS_MIN && (
        <Suspense>
          <Section aria-labelledby="opening-and-total">
            <SectionHeading title="Opening Against Total" id="opening-and-total" />
            <Dots
              items={dots}
              xName="Day 1"
              yName="Total"
              format={formatRupees}
              caption="Each dot is a film: further right, a bigger first day; further up, a bigger total. India nett. Point at a dot, or tap it, to see its film."
            />
          </Section>
        </Suspense>
      )}
      {shares.length > 1 && (
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
      )}
    </>
  );
}
