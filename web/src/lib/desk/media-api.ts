import type { Media } from '@first-show/domain/media/media.schema';
import { callStaffApi } from './staff-api.ts';

/** API calls of the media library. Each throws `ApiError`, or `TypeError` if there is no answer. */

const PATH = '/api/admin/media';

/** Key prefix of all picture lists. A change invalidates all of them. */
export const MEDIA_KEY = ['media'] as const;
export const MEDIA_PAGE = 24;

export type LicenceFilter = 'all' | 'ended';

export function listMedia(
  query: { q: string; licence: LicenceFilter; after: string | null },
  signal?: AbortSignal,
): Promise<Media[]> {
  const search = new URLSearchParams({ limit: String(MEDIA_PAGE) });
  if (query.q.trim() !== '') search.set('q', query.q.trim());
  if (query.licence !== 'all') search.set('licence', query.licence);
  if (query.after !== null) search.set('after', query.after);
  return callStaffApi(`${PATH}?${search.toString()}`, { signal });
}

export const loadPicture = (id: string, signal?: AbortSignal): Promise<Media> =>
  callStaffApi(`${PATH}/${id}`, { signal });

export const uploadPicture = (file: File, onProgress: (share: number) => void): Promise<Media> =>
  callStaffApi(`${PATH}?name=${encodeURIComponent(file.name || 'picture')}`, {
    method: 'POST',
    file: { blob: file, onProgress },
  });

export const copyPicture = (url: string): Promise<Media> => callStaffApi(PATH, { method: 'POST', body: { url } });

export const deletePicture = (id: string): Promise<void> => callStaffApi(`${PATH}/${id}`, { method: 'DELETE' });
export const undeletePicture = (id: string): Promise<Media> => callStaffApi(`${PATH}/${id}/undo`, { method: 'POST' });
