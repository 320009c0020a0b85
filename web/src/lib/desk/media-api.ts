import type { Media } from '@first-show/domain/media/media.schema';
import { callStaffApi } from './staff-api.ts';

/** The media library. Each call throws `ApiError`, or `TypeError` if there is no answer. */
export const MEDIA_PATH = '/api/admin/media';
/** Key prefix of all picture lists. A change invalidates all of them. */
export const MEDIA_KEY = ['media'] as const;
export type LicenceFilter = 'all' | 'ended';

export const deletePicture = (id: string): Promise<void> => callStaffApi(`${MEDIA_PATH}/${id}`, { method: 'DELETE' });
export const undeletePicture = (id: string): Promise<Media> =>
  callStaffApi(`${MEDIA_PATH}/${id}/undo`, { method: 'POST' });
