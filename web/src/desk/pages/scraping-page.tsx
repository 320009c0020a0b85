export { ScrapingDesk as Component } from '../scraping/scraping-desk.tsx';
