import { indianDay } from '../core/dates.ts';
import type { MediaLicence } from './media.schema.ts';

/** True from the day after the licence ends, by India's calendar. */
export const isLicenceEnded = ({ licence }: { licence: MediaLicence | null }, now: Date): boolean =>
  licence?.expiresOn != null && licence.expiresOn < indianDay(now.toISOString());
