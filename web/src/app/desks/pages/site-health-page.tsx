export { SiteHealthDesk as Page } from '../../../features/desk-site-health/site-health-desk.tsx';
