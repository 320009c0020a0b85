import { dayAfter } from '@first-show/domain/analytics/daily-stats';
import type { BoxOfficeDay, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm, usableChanges } from '@first-show/domain/box-office/change-film';
import { indianDay } from '@first-show/domain/core/dates';
import { BOX_OFFICE_DAYS_MAX } from '@first-show/domain/core/limits';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { isSame, rebase } from '../../lib/desk/form-draft.ts';
import { croreText, parseCrore } from './parse-amount.ts';

/** The values of a day in the form: text, as typed. */
export type DayValues = Record<Exclude<keyof BoxOfficeDay, 'isEstimate'>, string> & { isEstimate: boolean };

const TEXT_FIELDS = changeableFilm.keyof().exclude(['days']).options;
export type TextField = (typeof TEXT_FIELDS)[number];
/** The values of a film's form. */
export type FilmValues = Record<TextField, string> & { days: DayValues[] };

/** How a stored value shows in its field, and the schema's input of the field's text. */
type Codec = { show: (value: never) => string; read: (text: string) => unknown };

const isBlank = (text: string): boolean => text.trim() === '';
const show = (value: string | number | null): string => (value === null ? '' : String(value));
/** Empty means unknown. Other text becomes `NaN`, which the schema refuses with a message. */
const readNumber = (text: string): number | null => (isBlank(text) ? null : Number(text.replace(',', '.')));
const readAmount = (text: string): number | null => (isBlank(text) ? null : (parseCrore(text) ?? Number.NaN));
/** A release may be stored with its time of day. The field shows its day in India. */
const releaseDay = (date: string | null): string => (date === null ? '' : indianDay(date));

const text: Codec = { show, read: (value) => value };
const amount: Codec = { show: croreText, read: readAmount };
const lines: Codec = {
  show: (items: readonly string[]) => items.join('\n'),
  read: (value) => value.split('\n').filter((item) => !isBlank(item)),
};
/** The fields that are not plain text. */
const CODECS: Partial<Record<TextField, Codec>> = {
  socialBullets: lines,
  cast: lines,
  runtimeMinutes: { show, read: readNumber },
  releaseDate: { show: releaseDay, read: (value) => value || null },
  rank: { show, read: Number },
  day1Collection: amount,
  weekendCollection: amount,
  totalCollection: amount,
  totalGrossRupees: amount,
  budgetRupees: amount,
  changePercent: { show, read: (value) => readNumber(value) ?? 0 },
  verdict: { show, read: (value) => value || null },
};
const codecOf = (field: TextField): Codec => CODECS[field] ?? text;

/** A value as its field shows it: amounts in crore. */
export const fieldText = (field: TextField, value: BoxOfficeFilm[TextField]): string =>
  codecOf(field).show(value as never);
const mapFields = <Value>(of: (field: TextField) => Value) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, of(field)])) as Record<TextField, Value>;

/** The form values of a film. */
export const valuesOf = (film: BoxOfficeFilm): FilmValues => ({
  ...mapFields((field) => fieldText(field, film[field])),
  days: film.days.map(({ day, date, nettRupees, grossRupees, source, isEstimate }) => ({
    day: String(day),
    date: date.slice(0, 10),
    nettRupees: croreText(nettRupees),
    grossRupees: croreText(grossRupees),
    source: show(source),
    isEstimate,
  })),
});

/** The values in the shape of the schema. `film`: the saved film that they are based on. */
export function toInput(values: FilmValues, film: BoxOfficeFilm) {
  const input = mapFields((field) => codecOf(field).read(values[field]));
  // A date field cannot show the stored time of day. Keep it if the day is unchanged.
  if (values.releaseDate === releaseDay(film.releaseDate)) input.releaseDate = film.releaseDate;
  // Stays empty for a film without a rank: the first figure sets it.
  if (isBlank(values.rank) && film.rank === null) input.rank = undefined;
  const days = sentDays(values.days, film).map((day) => ({
    ...day,
    day: Number(day.day || Number.NaN),
    nettRupees: readAmount(day.nettRupees),
    grossRupees: readAmount(day.grossRupees),
  }));
  return { ...input, days };
}

/**
 * Omits unsaved empty rows at the end: Enter in the last row adds one for the next figure. The
 * other rows keep their index, because errors name a row by it.
 */
function sentDays(days: readonly DayValues[], film: BoxOfficeFilm): readonly DayValues[] {
  const saved = new Set(film.days.map(({ day }) => String(day)));
  return days.slice(0, days.findLastIndex((day) => !isBlankDay(day) || saved.has(day.day)) + 1);
}

export const isBlankDay = ({ nettRupees, grossRupees }: DayValues): boolean =>
  isBlank(nettRupees) && isBlank(grossRupees);

/**
 * The film with these values, for suggestions while somebody types. An invalid field keeps the
 * saved value; an invalid amount of a day is unknown.
 */
export const draftFilm = (values: FilmValues, film: BoxOfficeFilm): BoxOfficeFilm => ({
  ...film,
  ...usableChanges(toInput(values, film)),
});

/**
 * Three-way merge of a film: the editor's changes since `opened` on top of what others saved since,
 * field by field and day by day. Where both changed, the editor's value is kept.
 */
export function mergeFilm(edited: FilmValues, opened: FilmValues, newer: FilmValues): FilmValues {
  const byKey = ({ days }: FilmValues) => new Map(days.map((day, index) => [dayKey(days, index), day]));
  const [own, was, other] = [byKey(edited), byKey(opened), byKey(newer)];
  const keys = [...new Set([...own.keys(), ...other.keys()])].sort((a, b) => sortNumber(a) - sortNumber(b));
  const days = keys.flatMap((key) => (isSame(own.get(key), was.get(key)) ? other.get(key) : own.get(key)) ?? []);
  return { ...rebase({ values: edited, opened }, newer).values, days };
}

/** Two rows may have the same number or none. Both are kept: '3', '3 again'. */
const dayKey = (days: readonly DayValues[], index: number): string => {
  const number = days[index]?.day ?? '';
  return number + ' again'.repeat(days.slice(0, index).filter(({ day }) => day === number).length);
};
const sortNumber = (key: string): number => Number.parseInt(key, 10) || BOX_OFFICE_DAYS_MAX + 1;

/** The day after the last one, for a new row. */
export function nextDay(days: readonly DayValues[], releaseDate: string): DayValues {
  const blank = { nettRupees: '', grossRupees: '', isEstimate: true };
  const last = days.toSorted((a, b) => Number(a.day) - Number(b.day)).at(-1);
  if (last === undefined) return { ...blank, day: '1', date: releaseDate, source: '' };
  const day = Number(last.day) + 1;
  return {
    ...blank,
    day: Number.isFinite(day) ? String(day) : '',
    date: isValid(parseISO(last.date)) ? dayAfter(last.date) : '',
    source: last.source,
  };
}
