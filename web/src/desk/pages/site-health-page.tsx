export { SiteHealthDesk as Component } from '../site-health/site-health-desk.tsx';
