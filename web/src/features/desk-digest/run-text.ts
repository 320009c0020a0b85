import { formatCount } from '@first-show/domain/core/money';
import type { DigestRun } from '@first-show/domain/digest/digest.schema';

/** The result of a day's digest in one sentence. */
export function runText({ status, sent, note }: Pick<DigestRun, 'status' | 'sent' | 'note'>): string {
  if (status === 'skipped') return `Not sent. ${note ?? ''}`.trim();
  const letters = sent === 1 ? '1 email' : `${formatCount(sent)} emails`;
  if (status === 'sending') return `${letters} so far`;
  return note === null ? letters : `${letters}. ${note}`;
}
