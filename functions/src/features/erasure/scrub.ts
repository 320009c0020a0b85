import type { DocumentData } from 'firebase-admin/firestore';
import type { Person } from './person.ts';

/** Finds mentions of a person in documents about something else, and removes them. No I/O. */

/** Replaces the person's data inside a longer text. */
export const REMOVED = '[removed]';

/** Texts shorter than this ('Superb!') are not removed, because other people write them too. */
const TEXT_MIN = 10;

export type Traces = {
  /** Matches email addresses and reader ids, which always mean this person. */
  identity: RegExp[];
  /**
   * Matches the person's texts and network addresses. Documents of other people may contain the
   * same ones.
   */
  words: RegExp[];
  /**
   * Matches names. They are not unique, so names are only removed from a document that has another
   * match.
   */
  names: RegExp[];
  /**
   * Matches the ids of the person's comments and messages, which are stored for a minute to find
   * repeated ones.
   */
  ids: RegExp[];
};

export function tracesOf(person: Person): Traces {
  const emails = [...person.emails].flatMap((email) => [email, encodeURIComponent(email)]);
  const lines = [...person.texts]
    .flatMap((text) => [text, ...text.split('\n').map((line) => line.trim())])
    .filter((line) => line.length >= TEXT_MIN);
  return {
    // 'asha@x.org' must not match inside 'natasha@x.org' or 'asha@x.org.in', but must match before
    // the full stop of a sentence.
    identity: [
      ...patterns(emails, {
        before: String.raw`(?<![\p{L}\p{N}._%+'-])`,
        after: String.raw`(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
        flags: 'giu',
      }),
      ...patterns([...person.readerIds], { before: '(?<![A-Za-z0-9])', after: '(?![A-Za-z0-9])', flags: 'gu' }),
    ],
    words: [
      ...patterns(lines.flatMap(spellings), { before: '', after: '', flags: 'gu' }),
      ...patterns([...person.networkAddresses], {
        before: String.raw`(?<![\p{L}\p{N}.:])`,
        after: String.raw`(?![\p{L}\p{N}:]|\.[\p{N}])`,
        flags: 'giu',
      }),
    ],
    names: patterns([...person.names].flatMap(spellings), {
      before: String.raw`(?<![\p{L}\p{N}])`,
      after: String.raw`(?![\p{L}\p{N}])`,
      flags: 'giu',
    }),
    ids: patterns([...person.comments.keys(), ...person.messageIds], { before: '', after: '', flags: 'gu' }),
  };
}

/** The forms in which a document may contain a text: plain, inside JSON, and inside HTML. */
const spellings = (text: string): string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  ),
];

const PER_PATTERN = 200;

function patterns(texts: readonly string[], around: { before: string; after: string; flags: string }): RegExp[] {
  // Longest first, because a short text may be part of a longer one.
  const all = [...new Set(texts)].filter((text) => text !== '').sort((a, b) => b.length - a.length);
  return Array.from({ length: Math.ceil(all.length / PER_PATTERN) }, (_, index) => {
    const some = all.slice(index * PER_PATTERN, (index + 1) * PER_PATTERN);
    return new RegExp(
      `${around.before}(?:${some.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})${around.after}`,
      around.flags,
    );
  });
}

/** True if any text or key inside `value` matches. */
export function mentions(value: unknown, what: readonly RegExp[]): boolean {
  if (typeof value === 'string') return what.some((pattern) => value.search(pattern) >= 0);
  if (Array.isArray(value)) return value.some((item) => mentions(item, what));
  return isMap(value) && Object.entries(value).some(([key, item]) => mentions(key, what) || mentions(item, what));
}

/**
 * The changed fields of a document, after all matches of `what` were removed. A text that consists
 * of nothing else becomes `emptied`: `null`, or `REMOVED` where the field must hold a text. An
 * entry of a list that becomes `null` is dropped.
 */
export function scrubbed(
  data: DocumentData,
  what: readonly RegExp[],
  emptied: null | typeof REMOVED = null,
): DocumentData {
  const changed = Object.entries(data).filter(([, value]) => mentions(value, what));
  return Object.fromEntries(changed.map(([field, value]) => [field, without(value, what, emptied)]));
}

function without(value: unknown, what: readonly RegExp[], emptied: null | typeof REMOVED): unknown {
  if (typeof value === 'string') {
    const rest = what.reduce((text, pattern) => text.replace(pattern, REMOVED), value);
    return rest === REMOVED ? emptied : rest;
  }
  if (Array.isArray(value))
    return value
      .map((item) => without(item, what, emptied))
      .filter((item, index) => item !== null || value[index] === null);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (mentions(key, what) ? [] : [[key, without(item, what, emptied)]])),
  );
}

/** Whether a value is a Firestore map, and not a timestamp or a reference. */
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
