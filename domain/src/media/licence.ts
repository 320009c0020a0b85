import { indianDay } from '../core/dates.ts';
import type { MediaLicence } from './media.schema.ts';

/** Whether the licence has ended: true from the day after its last day, in India. */
export const isLicenceEnded = ({ licence }: { licence: MediaLicence | null }, now: Date): boolean =>
  licence?.expiresOn != null && licence.expiresOn < indianDay(now.toISOString());
