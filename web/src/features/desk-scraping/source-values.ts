import type { z } from 'zod';
import {
  newSource,
  type NewSource,
  type Source,
  type SourceKind,
  type SuggestedSource,
} from '@first-show/domain/scraping/source.schema';
import { SOURCE_INTERVAL_MINUTES, SOURCE_ITEMS } from '@first-show/domain/scraping/scraping-limits';

/** What the fields of a source's form hold, and what it means. Pure. */

export const selectorFields = ['item', 'title', 'link', 'summary', 'date', 'picture', 'author'] as const;
export type SelectorField = (typeof selectorFields)[number];

export type SourceValues = {
  name: string;
  kind: SourceKind;
  url: string;
  categoryId: string;
  language: 'en' | 'hi';
  intervalMinutes: number;
  isActive: boolean;
  isTrusted: boolean;
  selectors: Record<SelectorField, string>;
  maxItems: string;
};

const noSelectors: SourceValues['selectors'] = {
  item: '',
  title: '',
  link: '',
  summary: '',
  date: '',
  picture: '',
  author: '',
};
export const blankSource: SourceValues = {
  name: '',
  kind: 'feed',
  url: '',
  categoryId: '',
  language: 'en',
  intervalMinutes: SOURCE_INTERVAL_MINUTES.default,
  isActive: true,
  isTrusted: false,
  selectors: noSelectors,
  maxItems: String(SOURCE_ITEMS.default),
};

/** A suggested source starts disabled. */
export const valuesOfSuggestion = ({ name, kind, url, language }: SuggestedSource): SourceValues => ({
  ...blankSource,
  name,
  kind,
  url,
  language,
  isActive: false,
});

export function valuesOf(source: Source): SourceValues {
  const { name, kind, url, categoryId, language, intervalMinutes, isActive, isTrusted, maxItems } = source;
  const selectors = Object.fromEntries(
    selectorFields.map((field) => [field, source.selectors?.[field] ?? '']),
  ) as SourceValues['selectors'];
  return {
    name,
    kind,
    url,
    categoryId,
    language,
    intervalMinutes,
    isActive,
    isTrusted,
    selectors,
    maxItems: String(maxItems),
  };
}

/** What the schema reads: selectors are of pages alone. */
export const inputOf = (values: SourceValues): unknown => ({
  ...values,
  selectors: values.kind === 'page' ? values.selectors : null,
  maxItems: /^\d{1,6}$/.test(values.maxItems.trim()) ? Number(values.maxItems) : 0,
});

export const sourceSchema: z.ZodType<NewSource, unknown> = newSource;

/** What a preview depends on: a form that differs in it has not been previewed. */
export const previewKey = (values: SourceValues): string => {
  const { kind, url, language, selectors, maxItems } = values;
  return JSON.stringify([kind, url.trim(), language, kind === 'page' ? selectors : null, maxItems.trim()]);
};

/** Minutes to choose from; one that a source has already stays to be chosen. */
export function intervalChoices(present: number): number[] {
  const usual = [30, 60, 120, 240, 360, 720, 1440, SOURCE_INTERVAL_MINUTES.max];
  return usual.includes(present) ? usual : [...usual, present].sort((a, b) => a - b);
}
