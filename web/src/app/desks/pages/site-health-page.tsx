export { SiteHealthDesk as Component } from '../../../features/desk-site-health/site-health-desk.tsx';
