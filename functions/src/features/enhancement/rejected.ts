import { createHash } from 'node:crypto';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { FieldProposal, FieldValue, ProposedField } from '@first-show/domain/enhancement/enhancement.schema';

/**
 * `articleDesk/{id}.rejected`: what editors rejected of the proposals for an article, as hashes, so
 * that nobody has to reject it twice. It holds for one text: of another one the same words may be
 * right. Apart from the proposals, of which only the newest are kept.
 */
export type Rejections = { textHash: string; hashes: Partial<Record<ProposedField, string[]>> };

/** True where an editor rejected this value, or this entry of a list. */
export type IsRejected = (field: ProposedField, value: string) => boolean;
export const nothingRejected: IsRejected = () => false;

/** Hashes of one field that are kept; the oldest go first. */
const KEPT = 60;

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16);

/** What two texts share that an editor would call the same. */
export const evenText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.।]+$/u, '');

/** Of the text alone: title, summary and lists are what proposals themselves change. */
export const textHashOf = ({ content, language }: Pick<ArticleDoc, 'content' | 'language'>): string =>
  hashOf(JSON.stringify([language, content]));

export function rejectedIn(rejections: Rejections | undefined, textHash: string): IsRejected {
  if (rejections === undefined || rejections.textHash !== textHash) return nothingRejected;
  return (field, value) => rejections.hashes[field]?.includes(hashOf(evenText(value))) ?? false;
}

/** `rejections` and what was rejected just now. */
export function withRejected(
  rejections: Rejections | undefined,
  textHash: string,
  rejected: Partial<Record<ProposedField, FieldProposal>>,
): Rejections {
  const hashes = rejections?.textHash === textHash ? { ...rejections.hashes } : {};
  for (const [name, proposed] of Object.entries(rejected)) {
    const field = name as ProposedField;
    const fresh = newEntries(proposed).map((entry) => hashOf(evenText(entry)));
    hashes[field] = [...new Set([...(hashes[field] ?? []), ...fresh])].slice(-KEPT);
  }
  return { textHash, hashes };
}

/**
 * What a proposal would have added: of a list, the entries that editors chose themselves are not
 * what they rejected.
 */
function newEntries({ before, after }: FieldProposal): string[] {
  const present = new Set(entriesOf(before));
  return entriesOf(after).filter((entry) => !present.has(entry));
}

const entriesOf = (value: FieldValue): string[] => (value === null ? [] : typeof value === 'string' ? [value] : value);
