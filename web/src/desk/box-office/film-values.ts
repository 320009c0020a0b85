import type { BoxOfficeDay, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableDay, changeableFilm, usableChanges } from '@first-show/domain/box-office/change-film';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { westernDigits } from '@first-show/domain/core/digits';
import { BOX_OFFICE_DAYS_MAX } from '@first-show/domain/core/limits';
import { isSame, rebase } from '../lib/form-draft.ts';
import { croreText, parseCrore } from '../lib/parse-amount.ts';

/** A day in the form: text as typed, except for `isEstimate`. */
export type DayValues = Record<Exclude<keyof BoxOfficeDay, 'isEstimate'>, string> & { isEstimate: boolean };

const TEXT_FIELDS = changeableFilm.keyof().exclude(['days']).options;
export type TextField = (typeof TEXT_FIELDS)[number];
export type FilmValues = Record<TextField, string> & { days: DayValues[] };

/** `show` converts a stored value to the field's text; `read` converts it to the schema's input. */
type Codec = { show: (value: never) => string; read: (text: string) => unknown };

const isBlank = (text: string): boolean => text.trim() === '';
const show = (value: string | number | null): string => (value === null ? '' : String(value));
/** '' is `null` (not known). Text that is not a number is `NaN`, which the schema refuses. */
const readNumber = (text: string): number | null =>
  isBlank(text) ? null : Number(westernDigits(text).replace(',', '.'));
/** A number that a stored day may lack. An empty cell adds no field to it. */
const optionalNumber = (field: 'occupancyPercent' | 'shows', text: string) =>
  isBlank(text) ? {} : { [field]: readNumber(text) };
const readAmount = (text: string): number | null => (isBlank(text) ? null : (parseCrore(text) ?? Number.NaN));
/** A release may be stored with a time of day. The field shows the day in India. */
const releaseDay = (date: string | null): string => (date === null ? '' : indianDay(date));

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
  rank: { show, read: (value) => Number(westernDigits(value)) },
  day1Collection: amount,
  weekendCollection: amount,
  totalCollection: amount,
  totalGrossRupees: amount,
  overseasGrossRupees: amount,
  worldwideGrossRupees: amount,
  budgetRupees: amount,
  changePercent: { show, read: (value) => readNumber(value) ?? 0 },
  verdict: { show, read: (value) => value || null },
};
const codecOf = (field: TextField): Codec => CODECS[field] ?? { show, read: (value) => value };

/** A stored value as its field shows it. Amounts are in crore. */
export const fieldText = (field: TextField, value: BoxOfficeFilm[TextField]): string =>
  codecOf(field).show(value as never);
const mapFields = <Value>(of: (field: TextField) => Value) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, of(field)])) as Record<TextField, Value>;

export const valuesOf = (film: BoxOfficeFilm): FilmValues => ({
  ...mapFields((field) => fieldText(field, film[field])),
  days: dayValuesOf(film.days),
});

export const dayValuesOf = (days: readonly BoxOfficeDay[]): DayValues[] =>
  days.map(({ day, date, nettRupees, grossRupees, source, isEstimate, occupancyPercent, shows }) => ({
    day: String(day),
    date: date.slice(0, 10),
    nettRupees: croreText(nettRupees),
    grossRupees: croreText(grossRupees),
    source: show(source),
    isEstimate,
    occupancyPercent: show(occupancyPercent ?? null),
    shows: show(shows ?? null),
  }));

/** Converts the values to the schema's input. `film`: the saved film that they are based on. */
export function toInput(values: FilmValues, film: BoxOfficeFilm) {
  const input = mapFields((field) => codecOf(field).read(values[field]));
  // A date field cannot show a time of day. Keep the stored time if the day is unchanged.
  if (values.releaseDate === releaseDay(film.releaseDate)) input.releaseDate = film.releaseDate;
  // The rank of a film without a rank may stay empty: the server sets it with the first figure.
  if (isBlank(values.rank) && film.rank === null) input.rank = undefined;
  return { ...input, days: daysInput(values.days, { saved: film.days, releaseDate: values.releaseDate }) };
}

/** The days as input of their schema. `saved`: the days that they are based on. */
export const daysInput = (
  days: readonly DayValues[],
  { saved, releaseDate }: { saved: readonly BoxOfficeDay[]; releaseDate: string },
) =>
  withDates(sentDays(days, saved), releaseDate).map(({ occupancyPercent, shows, ...day }) => ({
    ...day,
    day: Number(westernDigits(day.day) || Number.NaN),
    nettRupees: readAmount(day.nettRupees),
    grossRupees: readAmount(day.grossRupees),
    ...optionalNumber('occupancyPercent', occupancyPercent),
    ...optionalNumber('shows', shows),
  }));

/**
 * Omits unsaved empty rows at the end, which Enter in the last row adds. Other empty rows stay,
 * because errors refer to a row by its index.
 */
function sentDays(days: readonly DayValues[], saved: readonly BoxOfficeDay[]): readonly DayValues[] {
  const known = new Set(saved.map(({ day }) => String(day)));
  return days.slice(0, days.findLastIndex((day) => !isBlankDay(day) || known.has(day.day)) + 1);
}

export const isBlankDay = ({ nettRupees, grossRupees }: DayValues): boolean =>
  isBlank(nettRupees) && isBlank(grossRupees);

/**
 * The film with the typed values. An invalid field has its saved value. In the days, an invalid
 * amount is `null`, and a day without a valid number or date is left out.
 */
export const draftFilm = (values: FilmValues, film: BoxOfficeFilm): BoxOfficeFilm => ({
  ...film,
  ...usableChanges(toInput(values, film)),
});

type WithDays = { days: DayValues[] };

/**
 * Three-way merge of a film or version, field by field and day by day: applies the editor's changes
 * since `opened` to `newer`. If both sides changed a field or day, the editor's value is kept.
 */
export function mergeFilm<Values extends WithDays>(edited: Values, opened: Values, newer: Values): Values {
  const byKey = ({ days }: WithDays) => new Map(days.map((day, index) => [dayKey(days, index), day]));
  const [own, was, other] = [byKey(edited), byKey(opened), byKey(newer)];
  const keys = [...new Set([...own.keys(), ...other.keys()])].sort((a, b) => sortNumber(a) - sortNumber(b));
  const days = keys.flatMap((key) => (isSame(own.get(key), was.get(key)) ? other.get(key) : own.get(key)) ?? []);
  return { ...rebase({ values: edited, opened }, newer).values, days };
}

/** The key of a day in a merge. Two days with the same number have the keys '3' and '3 again'. */
const dayKey = (days: readonly DayValues[], index: number): string => {
  const number = days[index]?.day ?? '';
  return number + ' again'.repeat(days.slice(0, index).filter(({ day }) => day === number).length);
};
const sortNumber = (key: string): number => Number.parseInt(key, 10) || BOX_OFFICE_DAYS_MAX + 1;

/** The day after the last one, for a new row. */
export function nextDay(days: readonly DayValues[]): DayValues {
  const blank = { date: '', nettRupees: '', grossRupees: '', isEstimate: true, occupancyPercent: '', shows: '' };
  const last = days.toSorted((a, b) => Number(a.day) - Number(b.day)).at(-1);
  if (last === undefined) return { ...blank, day: '1', source: '' };
  const day = Number(last.day) + 1;
  return { ...blank, day: Number.isFinite(day) ? String(day) : '', source: last.source };
}

/**
 * Days with an empty date get the date that follows from their number: counted from the last day
 * with a date, or from the release date. The form itself keeps the empty date, so that the dates
 * follow a corrected release date.
 */
export function withDates(days: readonly DayValues[], releaseDate: string): readonly DayValues[] {
  const isDate = (date: string) => changeableDay.shape.date.safeParse(date).success;
  const isNumber = (day: string) => changeableDay.shape.day.safeParse(Number(day)).success;
  const from = days.findLast(({ day, date }) => isNumber(day) && isDate(date)) ?? { day: '1', date: releaseDate };
  if (!isDate(from.date)) return days;
  return days.map((one) =>
    isBlank(one.date) && isNumber(one.day)
      ? { ...one, date: plusDays(from.date, Number(one.day) - Number(from.day)) }
      : one,
  );
}
