import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import type { FilmChanges } from '@first-show/domain/box-office/change-film';
import type { FilmHistoryEntry } from '@first-show/domain/box-office/history';
import type { ImportPreview, ImportRequest, ImportResult } from '@first-show/domain/box-office/import-preview';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/**
 * Calls the API of the box-office desk. Failures are `ApiError`, or `TypeError` without a network.
 */

const of = (id: string): string => encodeURIComponent(id);

export type NewEntry = {
  movieName: string;
  day1Collection: number;
  weekendCollection: number;
  totalCollection: number;
  /** If omitted, the film is ranked by its total. A film without figures has no rank. */
  rank?: number | undefined;
  /** True if this is another film than the existing one with the same name and year. */
  isNamesake?: boolean;
};
export type Created = { outcome: 'created' } | { outcome: 'namesake'; existing: BoxOfficeEntry };
/** Adds a film. Returns 'namesake' and the existing film if one has the same name and year. */
export async function createEntry(body: NewEntry): Promise<Created> {
  try {
    await callStaffApi<BoxOfficeFilm>('/api/box-office', { method: 'POST', body });
    return { outcome: 'created' };
  } catch (error) {
    const existing = error instanceof ApiError && error.status === 409 ? error.body?.existing : undefined;
    if (existing === undefined) throw error;
    return { outcome: 'namesake', existing: existing as BoxOfficeEntry };
  }
}

export type DeskFilm = { film: BoxOfficeFilm; isRankPinned: boolean };
export const loadDeskFilm = (id: string, signal: AbortSignal) =>
  callStaffApi<DeskFilm>(`/api/admin/box-office/${of(id)}`, { signal });

export type Saved = { outcome: 'saved'; film: BoxOfficeFilm } | { outcome: 'stale'; current: BoxOfficeFilm };
/**
 * Saves what changed since `revision`. Returns 'stale' and the current film if somebody else saved
 * it first.
 */
export async function saveFilm(id: string, changes: FilmChanges, revision: number): Promise<Saved> {
  try {
    const film = await callStaffApi<BoxOfficeFilm>(`/api/box-office/${of(id)}`, {
      method: 'PATCH',
      body: { ...changes, revision },
    });
    return { outcome: 'saved', film };
  } catch (error) {
    const current = error instanceof ApiError && error.status === 409 ? error.body?.current : undefined;
    if (current === undefined) throw error;
    return { outcome: 'stale', current: current as BoxOfficeFilm };
  }
}

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

export const previewImport = (body: ImportRequest, signal: AbortSignal) =>
  callStaffApi<ImportPreview>('/api/admin/box-office/import/preview', { method: 'POST', body, signal });

export type Confirmed = { outcome: 'done'; result: ImportResult } | { outcome: 'stale'; preview: ImportPreview };
/**
 * Runs the import that `planId` previewed. Returns 'stale' and a new preview if the box office has
 * changed since.
 */
export async function confirmImport(body: ImportRequest, planId: string): Promise<Confirmed> {
  try {
    return {
      outcome: 'done',
      result: await callStaffApi<ImportResult>('/api/admin/box-office/import', {
        method: 'POST',
        body: { ...body, planId },
      }),
    };
  } catch (error) {
    const preview = error instanceof ApiError && error.status === 409 ? error.body?.preview : undefined;
    if (preview === undefined) throw error;
    return { outcome: 'stale', preview: preview as ImportPreview };
  }
}
