import { z } from 'zod';
import { browserError } from './browser-error.ts';
import { connectionClasses, deviceClasses, speedRow } from './field-speed.ts';

/** `GET /api/admin/site-health?device&connection`. Without a choice both are `all`. */
export const siteHealthQuery = z.object({
  device: z.enum(['all', ...deviceClasses]).default('all'),
  connection: z.enum(['all', ...connectionClasses]).default('all'),
});
export type SiteHealthQuery = z.output<typeof siteHealthQuery>;

export const siteHealth = z.object({ speed: z.array(speedRow), errors: z.array(browserError) });
export type SiteHealth = z.output<typeof siteHealth>;
