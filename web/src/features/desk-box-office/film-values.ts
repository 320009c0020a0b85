import { dayAfter } from '@first-show/domain/analytics/daily-stats';
import type { BoxOfficeDay, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableDay, changeableFilm, type FilmChanges } from '@first-show/domain/box-office/change-film';
import { indianDay } from '@first-show/domain/core/dates';
import { BOX_OFFICE_DAYS_MAX } from '@first-show/domain/core/limits';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { z } from 'zod';
import { croreText, parseCrore } from './parse-amount.ts';

/** The values of a film's form: text, as typed. */
export type DayValues = {
  day: string;
  date: string;
  nettRupees: string;
  grossRupees: string;
  source: string;
  isEstimate: boolean;
};
export const TEXT_FIELDS = [
  'movieName',
  'nativeTitle',
  'language',
  'imageUrl',
  'about',
  'socialBullets',
  'director',
  'cast',
  'studio',
  'runtimeMinutes',
  'certificate',
  'releaseDate',
  'rank',
  'day1Collection',
  'weekendCollection',
  'totalCollection',
  'totalGrossRupees',
  'budgetRupees',
  'changePercent',
  'verdict',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type FilmValues = Record<TextField, string> & { days: DayValues[] };

const AMOUNTS: readonly TextField[] = [
  'day1Collection',
  'weekendCollection',
  'totalCollection',
  'totalGrossRupees',
  'budgetRupees',
];
/** A figure as its field shows it: amounts in crore. */
export const figureText = (field: TextField, value: string | number): string =>
  typeof value === 'number' && AMOUNTS.includes(field) ? croreText(value) : String(value);

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** The date field shows the day in India of a release that is stored with a time. */
const releaseDay = ({ releaseDate }: Pick<BoxOfficeFilm, 'releaseDate'>): string =>
  releaseDate === null ? '' : indianDay(releaseDate);

/** The form values of a film. */
export function valuesOf(film: BoxOfficeFilm): FilmValues {
  return {
    movieName: film.movieName,
    nativeTitle: text(film.nativeTitle),
    language: text(film.language),
    imageUrl: text(film.imageUrl),
    about: text(film.about),
    socialBullets: film.socialBullets.join('\n'),
    director: text(film.director),
    cast: film.cast.join('\n'),
    studio: text(film.studio),
    runtimeMinutes: text(film.runtimeMinutes),
    certificate: text(film.certificate),
    releaseDate: releaseDay(film),
    rank: text(film.rank),
    day1Collection: croreText(film.day1Collection),
    weekendCollection: croreText(film.weekendCollection),
    totalCollection: croreText(film.totalCollection),
    totalGrossRupees: croreText(film.totalGrossRupees),
    budgetRupees: croreText(film.budgetRupees),
    changePercent: text(film.changePercent),
    verdict: text(film.verdict),
    days: film.days.map(dayValues),
  };
}

const dayValues = (day: BoxOfficeDay): DayValues => ({
  day: String(day.day),
  date: day.date.slice(0, 10),
  nettRupees: croreText(day.nettRupees),
  grossRupees: croreText(day.grossRupees),
  source: text(day.source),
  isEstimate: day.isEstimate,
});

/**
 * Empty means unknown. Text that is not an amount becomes `NaN`, which the schema refuses with a
 * message.
 */
const amount = (value: string): number | null => (value.trim() === '' ? null : (parseCrore(value) ?? Number.NaN));
const number = (value: string): number | null => (value.trim() === '' ? null : Number(value.replace(',', '.')));
const lines = (value: string): string[] => value.split('\n').filter((line) => line.trim() !== '');

/** The values in the shape of the schema. `film`: the saved film that they are based on. */
export function toInput(values: FilmValues, film: BoxOfficeFilm): Record<string, unknown> {
  return {
    movieName: values.movieName,
    nativeTitle: values.nativeTitle,
    language: values.language,
    imageUrl: values.imageUrl,
    about: values.about,
    socialBullets: lines(values.socialBullets),
    director: values.director,
    cast: lines(values.cast),
    studio: values.studio,
    runtimeMinutes: number(values.runtimeMinutes),
    certificate: values.certificate,
    // A release may be stored with its time of day, which a date field cannot show. Keep it if the
    // day is unchanged.
    releaseDate: values.releaseDate === releaseDay(film) ? film.releaseDate : values.releaseDate || null,
    // Stays empty for a film without a rank: the first figure sets it.
    rank: values.rank.trim() !== '' ? Number(values.rank) : film.rank === null ? undefined : 0,
    day1Collection: amount(values.day1Collection),
    weekendCollection: amount(values.weekendCollection),
    totalCollection: amount(values.totalCollection),
    totalGrossRupees: amount(values.totalGrossRupees),
    budgetRupees: amount(values.budgetRupees),
    changePercent: number(values.changePercent) ?? 0,
    verdict: values.verdict === '' ? null : values.verdict,
    days: sentDays(values.days, film).map((day) => ({
      day: Number(day.day || Number.NaN),
      date: day.date,
      nettRupees: amount(day.nettRupees),
      grossRupees: amount(day.grossRupees),
      source: day.source,
      isEstimate: day.isEstimate,
    })),
  };
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
  nettRupees.trim() === '' && grossRupees.trim() === '';

/**
 * The film with these values, for suggestions while somebody types. An invalid field keeps the
 * saved value; an invalid amount of a day is unknown.
 */
export function draftFilm(values: FilmValues, film: BoxOfficeFilm): BoxOfficeFilm {
  const days = values.days.filter(
    (one, index) =>
      changeableDay.shape.day.safeParse(Number(one.day)).success &&
      changeableDay.shape.date.safeParse(one.date).success &&
      values.days.findIndex(({ day }) => day === one.day) === index,
  );
  const known = (text: string) => (parseCrore(text) === null ? '' : text);
  const input = toInput(
    {
      ...values,
      days: days.map((one) => ({
        ...one,
        nettRupees: known(one.nettRupees),
        grossRupees: known(one.grossRupees),
      })),
    },
    film,
  );
  const good = Object.entries(changeableFilm.shape).flatMap(([field, schema]) => {
    const value = (schema as z.ZodType<unknown>).catch(undefined).parse(input[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...film, ...(Object.fromEntries(good) as FilmChanges) };
}

/**
 * Three-way merge of a film: the editor's changes since `base` on top of what others saved since.
 * `conflicts`: fields that both changed to different values; the editor's value is kept.
 */
export function mergeValues(
  base: FilmValues,
  mine: FilmValues,
  theirs: FilmValues,
): { merged: FilmValues; conflicts: string[] } {
  const conflicts: string[] = [];
  const pick = <Value>(
    name: string,
    [was, own, other]: [Value, Value, Value],
    same: (a: Value, b: Value) => boolean,
  ): Value => {
    if (same(own, was)) return other;
    if (!same(other, was) && !same(own, other)) conflicts.push(name);
    return own;
  };
  const merged = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, pick(field, [base[field], mine[field], theirs[field]], (a, b) => a === b)]),
  ) as Record<TextField, string>;
  const of = (values: FilmValues) => new Map(values.days.map((day, index) => [dayKey(values.days, index), day]));
  const [was, own, other] = [of(base), of(mine), of(theirs)];
  const sameDay = (a: DayValues | undefined, b: DayValues | undefined) => JSON.stringify(a) === JSON.stringify(b);
  const numbers = [...new Set([...own.keys(), ...other.keys()])].sort((a, b) => sortNumber(a) - sortNumber(b));
  const days = numbers.flatMap(
    (day) => pick(`day ${day}`, [was.get(day), own.get(day), other.get(day)], sameDay) ?? [],
  );
  return { merged: { ...merged, days }, conflicts };
}

/** Two rows may have the same number or none. Both are kept: '3', '3 again'. */
const dayKey = (days: readonly DayValues[], index: number): string => {
  const number = days[index]?.day ?? '';
  return number + ' again'.repeat(days.slice(0, index).filter(({ day }) => day === number).length);
};
const sortNumber = (key: string): number => Number.parseInt(key, 10) || BOX_OFFICE_DAYS_MAX + 1;

/** The day after the last one, for a new row. */
export function nextDay(days: readonly DayValues[], releaseDate: string): DayValues {
  const last = [...days].sort((a, b) => Number(a.day) - Number(b.day)).at(-1);
  const day = last === undefined ? 1 : Number(last.day) + 1;
  const date = last === undefined ? releaseDate : isValid(parseISO(last.date)) ? dayAfter(last.date) : '';
  return {
    day: Number.isFinite(day) ? String(day) : '',
    date,
    nettRupees: '',
    grossRupees: '',
    source: last?.source ?? '',
    isEstimate: true,
  };
}
