import type { BoxOfficeDay, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm, changedFields, type FilmChanges } from '@first-show/domain/box-office/change-film';
import { indianDay } from '@first-show/domain/core/dates';
import { parseAmount } from './parse-amount.ts';

/** What stands in the fields of a film's form: text, as it is typed. */
export type DayValues = { key: string; day: string; date: string; nett: string; gross: string; source: string; isEstimate: boolean };
export const TEXT_FIELDS = [
  'movieName', 'nativeTitle', 'language', 'imageUrl', 'about', 'socialBullets', 'director', 'cast', 'studio', 'runtimeMinutes',
  'certificate', 'releaseDate', 'rank', 'day1Collection', 'weekendCollection', 'totalCollection', 'totalGrossRupees', 'budgetRupees',
  'changePercent', 'verdict',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type FilmValues = Record<TextField, string> & { days: DayValues[] };

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** The form knows days; a time of release is on its day in India. */
const releaseDay = ({ releaseDate }: Pick<BoxOfficeFilm, 'releaseDate'>): string => (releaseDate === null ? '' : indianDay(releaseDate));

/** A film as its form shows it. */
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
    day1Collection: text(film.day1Collection),
    weekendCollection: text(film.weekendCollection),
    totalCollection: text(film.totalCollection),
    totalGrossRupees: text(film.totalGrossRupees),
    budgetRupees: text(film.budgetRupees),
    changePercent: text(film.changePercent),
    verdict: text(film.verdict),
    days: film.days.map(dayValues),
  };
}

const dayValues = (day: BoxOfficeDay): DayValues => ({
  key: `day-${day.day}`,
  day: String(day.day),
  date: day.date.slice(0, 10),
  nett: text(day.nettRupees),
  gross: text(day.grossRupees),
  source: text(day.source),
  isEstimate: day.isEstimate,
});

/** Empty is unknown; what is no amount is kept as `NaN`, which the schema refuses by name. */
const amount = (value: string): number | null => (value.trim() === '' ? null : (parseAmount(value) ?? Number.NaN));
const number = (value: string): number | null => (value.trim() === '' ? null : Number(value.replace(',', '.')));
const lines = (value: string): string[] => value.split('\n').filter((line) => line.trim() !== '');

/** The values as the schema takes them. `film`: what they are based on. */
function toInput(values: FilmValues, film: BoxOfficeFilm): Record<string, unknown> {
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
    // A release may be stored with its time of day, which a date field does not show.
    releaseDate: values.releaseDate === releaseDay(film) ? film.releaseDate : values.releaseDate || null,
    // Left empty where there is none: it comes with the first figure.
    rank: values.rank.trim() !== '' ? Number(values.rank) : film.rank === null ? undefined : 0,
    day1Collection: amount(values.day1Collection),
    weekendCollection: amount(values.weekendCollection),
    totalCollection: amount(values.totalCollection),
    totalGrossRupees: amount(values.totalGrossRupees),
    budgetRupees: amount(values.budgetRupees),
    changePercent: number(values.changePercent) ?? 0,
    verdict: values.verdict === '' ? null : values.verdict,
    days: values.days.map((day) => ({
      day: Number(day.day || Number.NaN),
      date: day.date,
      nettRupees: amount(day.nett),
      grossRupees: amount(day.gross),
      source: day.source,
      isEstimate: day.isEstimate,
    })),
  };
}

export type Judged =
  | { ok: true; changes: FilmChanges }
  /** By field, or 'days.2.nettRupees' with the place in the table. */
  | { ok: false; messages: Record<string, string> };

/** The fields that differ from the film, ready to be sent; or what is wrong with them. */
export function judge(values: FilmValues, film: BoxOfficeFilm): Judged {
  const parsed = changeableFilm.safeParse(toInput(values, film));
  if (parsed.success) return { ok: true, changes: changedFields(film, parsed.data) };
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) messages[path.join('.')] ??= message;
  return { ok: false, messages };
}

/** The film as it would be with these values; what is wrong in them stays as it was. For suggestions while somebody types. */
export function draftFilm(values: FilmValues, film: BoxOfficeFilm): BoxOfficeFilm {
  const input = toInput(values, film);
  const good = Object.entries(changeableFilm.shape).flatMap(([field, schema]) => {
    const parsed = schema.safeParse(input[field]);
    return parsed.success ? [[field, parsed.data] as const] : [];
  });
  return { ...film, ...(Object.fromEntries(good) as FilmChanges) };
}

export const isSame = (a: FilmValues, b: FilmValues): boolean => {
  const bare = (values: FilmValues) => JSON.stringify({ ...values, days: values.days.map((day) => ({ ...day, key: '' })) });
  return bare(a) === bare(b);
};

/**
 * Three states of one film made into one: what was changed here since `base` on top of what others made of it since. `conflicts`: what
 * both changed, differently; there it is `mine`.
 */
export function mergeValues(base: FilmValues, mine: FilmValues, theirs: FilmValues): { merged: FilmValues; conflicts: string[] } {
  const conflicts: string[] = [];
  const pick = <Value>(name: string, [was, own, other]: [Value, Value, Value], same: (a: Value, b: Value) => boolean): Value => {
    if (same(own, was)) return other;
    if (!same(other, was) && !same(own, other)) conflicts.push(name);
    return own;
  };
  const merged = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, pick(field, [base[field], mine[field], theirs[field]], (a, b) => a === b)]),
  ) as Record<TextField, string>;
  const of = (values: FilmValues) => new Map(values.days.map((day) => [day.day, day]));
  const [was, own, other] = [of(base), of(mine), of(theirs)];
  const sameDay = (a: DayValues | undefined, b: DayValues | undefined) => JSON.stringify({ ...a, key: '' }) === JSON.stringify({ ...b, key: '' });
  const numbers = [...new Set([...own.keys(), ...other.keys()])].sort((a, b) => Number(a) - Number(b));
  const days = numbers.flatMap((day) => pick(`day ${day}`, [was.get(day), own.get(day), other.get(day)], sameDay) ?? []);
  return { merged: { ...merged, days }, conflicts };
}

/** A further day: the one after the last, a day later. */
export function nextDay(days: readonly DayValues[], releaseDate: string): DayValues {
  const last = [...days].sort((a, b) => Number(a.day) - Number(b.day)).at(-1);
  const day = last === undefined ? 1 : Number(last.day) + 1;
  const date = last === undefined ? releaseDate : dayAfter(last.date);
  return { key: `new-${Date.now()}-${day}`, day: Number.isFinite(day) ? String(day) : '', date, nett: '', gross: '', source: last?.source ?? '', isEstimate: true };
}

function dayAfter(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Date(time + 86_400_000).toISOString().slice(0, 10);
}
