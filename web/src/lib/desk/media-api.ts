import type { Media } from '@first-show/domain/media/media.schema';
import { callStaffApi } from './staff-api.ts';

/** Calls of the media library. Each throws `ApiError`, or `TypeError` where nothing answered. */

const PATH = '/api/admin/media';

/** Key of every list of pictures: a change invalidates all of them. */
export const MEDIA_KEY = ['media'] as const;
export const MEDIA_PAGE = 24;

export function listMedia(query: { q: string; after: string | null }, signal?: AbortSignal): Promise<Media[]> {
  const search = new URLSearchParams({ limit: String(MEDIA_PAGE) });
  if (query.q.trim() !== '') search.set('q', query.q.trim());
  if (query.after !== null) search.set('after', query.after);
  return callStaffApi(`${PATH}?${search.toString()}`, { signal });
}

export const uploadPicture = (file: File, onProgress: (share: number) => void): Promise<Media> =>
  callStaffApi(`${PATH}?name=${encodeURIComponent(file.name || 'picture')}`, {
    method: 'POST',
    file: { blob: file, onProgress },
  });

export const copyPicture = (url: string): Promise<Media> => callStaffApi(PATH, { method: 'POST', body: { url } });

export const deletePicture = (id: string): Promise<void> => callStaffApi(`${PATH}/${id}`, { method: 'DELETE' });
export const undeletePicture = (id: string): Promise<Media> => callStaffApi(`${PATH}/${id}/undo`, { method: 'POST' });
