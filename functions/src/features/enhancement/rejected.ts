import { createHash } from 'node:crypto';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { FieldProposal, FieldValue, ProposedField } from '@first-show/domain/enhancement/enhancement.schema';

/**
 * `articleDesk/{id}.rejected`: hashes of the values that editors rejected, so that nobody has to
 * reject the same value twice. They are valid for one text, because the same value may be right for
 * another text. They are not stored in the proposals, because old proposals are deleted.
 */
export type Rejections = { textHash: string; hashes: Partial<Record<ProposedField, string[]>> };

/** True if an editor rejected this value, or this entry of a list. */
export type IsRejected = (field: ProposedField, value: string) => boolean;
export const nothingRejected: IsRejected = () => false;

/** Hashes kept per field. The oldest are removed first. */
const KEPT = 60;

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16);

/**
 * Texts that differ only in case, Unicode form or the final full stop have the same normalised
 * form.
 */
export const normalisedText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    // The lookbehind keeps the time linear for a text with long runs of full stops.
    .replace(/(?<![\s.।])[\s.।]+$/u, '');

/**
 * A hash of language and content only, because proposals themselves change title, summary and
 * lists.
 */
export const textHashOf = ({ content, language }: Pick<ArticleDoc, 'content' | 'language'>): string =>
  hashOf(JSON.stringify([language, content]));

export function rejectedIn(rejections: Rejections | undefined, textHash: string): IsRejected {
  if (rejections === undefined || rejections.textHash !== textHash) return nothingRejected;
  return (field, value) => rejections.hashes[field]?.includes(hashOf(normalisedText(value))) ?? false;
}

/**
 * Adds the rejected values for the text with hash `textHash`. Drops the hashes of any other text.
 */
export function withRejected(
  rejections: Rejections | undefined,
  textHash: string,
  rejected: Partial<Record<ProposedField, FieldProposal>>,
): Rejections {
  const hashes = rejections?.textHash === textHash ? { ...rejections.hashes } : {};
  for (const [name, proposed] of Object.entries(rejected)) {
    const field = name as ProposedField;
    const fresh = newEntries(proposed).map((entry) => hashOf(normalisedText(entry)));
    hashes[field] = [...new Set([...(hashes[field] ?? []), ...fresh])].slice(-KEPT);
  }
  return { textHash, hashes };
}

/**
 * The values that a proposal would have added. Entries of a list that the article already had are
 * not among them.
 */
function newEntries({ before, after }: FieldProposal): string[] {
  const present = new Set(entriesOf(before));
  return entriesOf(after).filter((entry) => !present.has(entry));
}

const entriesOf = (value: FieldValue): string[] => (value === null ? [] : typeof value === 'string' ? [value] : value);
