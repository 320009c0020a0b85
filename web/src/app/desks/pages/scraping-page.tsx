import { ScrapingOverview } from '../../../features/desk-dashboard/scraping-overview.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Page() {
  return (
    <>
      <DeskHeading title="Scraping" />
      <ScrapingOverview />
    </>
  );
}
