import { formatIndianDate, formatMonth } from '@first-show/domain/core/dates';
import { partialDateField } from '@first-show/domain/core/fact-fields';
import type { ReleaseKind } from '@first-show/domain/films/film.schema';
import { precisionOf } from '@first-show/domain/films/releases';

/** Releases in the forms of a new film and of a film's facts: text as typed. */

export type ReleaseValues = {
  kind: ReleaseKind;
  date: string;
  platform: string;
  url: string;
  language: string;
  source: string;
  checkedOn: string;
};

/** A release for a new row: in cinemas first, then on a platform. */
export const newRelease = (releases: readonly ReleaseValues[]): ReleaseValues => ({
  kind: releases.some(({ kind }) => kind === 'cinema') ? 'streaming' : 'cinema',
  date: '',
  platform: '',
  url: '',
  language: '',
  source: releases.at(-1)?.source ?? '',
  checkedOn: '',
});

export const commaList = (text: string): string[] => text.split(',');
export const orNull = (text: string): string | null => text.trim() || null;

export const releaseInput = ({ date, url, checkedOn, ...release }: ReleaseValues) => ({
  ...release,
  date: orNull(date),
  url: orNull(url),
  checkedOn: orNull(checkedOn),
});

/** What a typed date says, or how to type one. */
export function dateHint(text: string): string {
  const date = text.trim();
  if (date === '') return 'Empty: to be announced';
  if (!partialDateField.safeParse(date).success) return '2026-12-25, 2026-12 or 2026';
  const precision = precisionOf(date);
  return precision === 'day' ? formatIndianDate(date) : precision === 'month' ? formatMonth(date) : `In ${date}`;
}
