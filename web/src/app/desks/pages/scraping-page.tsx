import { ScrapingDesk } from '../../../features/desk-scraping/scraping-desk.tsx';

export function Page() {
  return <ScrapingDesk />;
}
