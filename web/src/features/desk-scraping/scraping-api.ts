import type { NewSource, Source, SourcePreview } from '@first-show/domain/scraping/source.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/** The API calls for sources and runs. Each throws `ApiError`. */

const one = (id: string): string => `/api/admin/sources/${encodeURIComponent(id)}`;

/** Fails with 409 and the id of the running run. */
export const scrapeNow = () => callStaffApi<{ jobId: string }>('/api/admin/scrape-now', { method: 'POST' });
/** Fails with 409 and the current source if somebody else saved it first. */
export const changeSource = (id: string, revision: number, changes: Partial<NewSource>) =>
  callStaffApi<Source>(one(id), { method: 'PATCH', body: { ...changes, revision } });
export const deleteSource = (id: string) => callStaffApi<void>(one(id), { method: 'DELETE' });
export const undoDelete = (id: string) => callStaffApi<Source>(`${one(id)}/undo`, { method: 'POST' });
export const resumeSource = (id: string) => callStaffApi<Source>(`${one(id)}/resume`, { method: 'POST' });
/** Requests the source now. Takes up to several seconds. */
export const previewSource = (body: NewSource, signal?: AbortSignal) =>
  callStaffApi<SourcePreview>('/api/admin/sources/preview', { method: 'POST', body, signal });
