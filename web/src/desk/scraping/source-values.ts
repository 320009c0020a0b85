import {
  type NewSource,
  pageSelectors,
  type PageSelectors,
  type Source,
  type SuggestedSource,
} from '@first-show/domain/scraping/source.schema';
import { SOURCE_INTERVAL_MINUTES, SOURCE_ITEMS } from '@first-show/domain/scraping/scraping-limits';
import { wholeNumber } from '../lib/whole-number.ts';

export type SourceValues = Omit<NewSource, 'selectors' | 'maxItems'> & {
  selectors: Record<keyof PageSelectors, string>;
  maxItems: string;
};

const selectorsOf = (selectors: PageSelectors | null): SourceValues['selectors'] =>
  Object.fromEntries(
    pageSelectors.keyof().options.map((field) => [field, selectors?.[field] ?? '']),
  ) as SourceValues['selectors'];
export const blankSource: SourceValues = {
  name: '',
  kind: 'feed',
  url: '',
  categoryId: '',
  language: 'en',
  intervalMinutes: SOURCE_INTERVAL_MINUTES.default,
  isActive: true,
  isTrusted: false,
  isPictureLicensed: false,
  selectors: selectorsOf(null),
  maxItems: String(SOURCE_ITEMS.default),
};

/** Values for the form of a suggested source, which starts disabled. */
export const valuesOfSuggestion = ({ isAdded, ...suggestion }: SuggestedSource): SourceValues => ({
  ...blankSource,
  ...suggestion,
  isActive: false,
});

export function valuesOf(source: Source): SourceValues {
  const { id, health, revision, createdAt, createdBy, updatedAt, ...settings } = source;
  return {
    ...settings,
    isPictureLicensed: source.isPictureLicensed,
    selectors: selectorsOf(source.selectors),
    maxItems: String(source.maxItems),
  };
}

/** Converts the values to the schema's input. Only pages have selectors. */
export const inputOf = (values: SourceValues): unknown => ({
  ...values,
  selectors: values.kind === 'page' ? values.selectors : null,
  maxItems: wholeNumber(values.maxItems) ?? 0,
});

/** The values that a preview depends on, as a key. */
export const previewKey = (values: SourceValues): string => {
  const { kind, url, language, selectors, maxItems } = values;
  return JSON.stringify([kind, url.trim(), language, kind === 'page' ? selectors : null, maxItems.trim()]);
};

/** The intervals to choose from, in minutes, with the source's current interval (`present`). */
export function intervalChoices(present: number): number[] {
  const usual = [30, 60, 120, 240, 360, 720, 1440, SOURCE_INTERVAL_MINUTES.max];
  return usual.includes(present) ? usual : [...usual, present].sort((a, b) => a - b);
}
