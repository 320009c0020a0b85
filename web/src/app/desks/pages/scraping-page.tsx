export { ScrapingDesk as Page } from '../../../features/desk-scraping/scraping-desk.tsx';
