export { ScrapingDesk as Component } from '../../../features/desk-scraping/scraping-desk.tsx';
