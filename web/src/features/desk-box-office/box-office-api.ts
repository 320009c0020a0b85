import type { BoxOfficeFilm, NewBoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { FilmChanges } from '@first-show/domain/box-office/change-film';
import type { FilmHistoryEntry } from '@first-show/domain/box-office/history';
import type { ImportPreview, ImportRequest, ImportResult } from '@first-show/domain/box-office/import-preview';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/**
 * Calls the API of the box-office desk. Failures are `ApiError`, or `TypeError` without a network.
 */

const of = (id: string): string => encodeURIComponent(id);

/**
 * Adds a film. Without a rank it is ranked by its total. Fails with 409 and the `existing` film of
 * the same name and year, unless `isNamesake` says that this is another one.
 */
export const createEntry = (body: Partial<NewBoxOfficeEntry> & { isNamesake: boolean }) =>
  callStaffApi<BoxOfficeFilm>('/api/box-office', { method: 'POST', body });

export type DeskFilm = { film: BoxOfficeFilm; isRankPinned: boolean };
export const loadDeskFilm = (id: string, signal: AbortSignal) =>
  callStaffApi<DeskFilm>(`/api/admin/box-office/${of(id)}`, { signal });

/** Fails with 409 and the `current` film if somebody else has saved it since `revision`. */
export const saveFilm = (id: string, changes: FilmChanges, revision: number) =>
  callStaffApi<BoxOfficeFilm>(`/api/box-office/${of(id)}`, { method: 'PATCH', body: { ...changes, revision } });

export const deleteFilm = (id: string) => callStaffApi<undefined>(`/api/box-office/${of(id)}`, { method: 'DELETE' });
export const undoDelete = (id: string) =>
  callStaffApi<BoxOfficeFilm>(`/api/box-office/${of(id)}/undo`, { method: 'POST', body: {} });
export const rankByTotal = () =>
  callStaffApi<{ moved: number; conflicts: string[] }>('/api/admin/box-office/rank-by-total', {
    method: 'POST',
    body: {},
  });

export const HISTORY_PAGE = 10;
export const loadHistory = (id: string, after: string | null, signal?: AbortSignal) =>
  callStaffApi<FilmHistoryEntry[]>(
    `/api/admin/box-office/${of(id)}/history?limit=${HISTORY_PAGE}${after === null ? '' : `&after=${after}`}`,
    { signal },
  );

export const previewImport = (body: ImportRequest) =>
  callStaffApi<ImportPreview>('/api/admin/box-office/import/preview', { method: 'POST', body });

/**
 * Runs the import that `planId` previewed. Fails with 409 and a new `preview` if the box office has
 * changed since.
 */
export const confirmImport = (body: ImportRequest, planId: string) =>
  callStaffApi<ImportResult>('/api/admin/box-office/import', { method: 'POST', body: { ...body, planId } });
