import { formatCountOf } from '@first-show/domain/core/money';
import type { ModerationFacts } from '@first-show/domain/comments/moderation-desk.schema';
import { inIndia } from '@first-show/domain/core/india';
import { format } from 'date-fns/format';
import { statusWords } from './comment-labels.ts';

const WORDS_SHOWN = 5;

/** The state before an action, such as 'Approved by Gauri Naik'. A dash if it was not recorded. */
export function beforeText({ before }: Pick<ModerationFacts, 'before'>): string {
  const { status, moderatedBy, isReported, isBlocked, areCommentsClosed, autoApprove } = before ?? {};
  const by = moderatedBy == null ? '' : ` by ${moderatedBy}`;
  const parts: string[] = [];
  if (status !== undefined) parts.push(`${statusWords[status].label}${by}`);
  if (isReported === true) parts.push('Reported');
  if (isBlocked !== undefined) parts.push(isBlocked ? `Blocked${by}` : 'Not blocked');
  if (areCommentsClosed !== undefined) parts.push(areCommentsClosed ? 'Comments closed' : 'Comments open');
  if (autoApprove !== undefined) {
    const { isOn, minApproved } = autoApprove;
    const comments = formatCountOf(minApproved, 'approved comment');
    parts.push(isOn ? `Auto-approval after ${comments}` : 'Auto-approval off');
  }
  return parts.join(', ') || '—';
}

const listOf = (words: readonly string[]): string =>
  words.length > WORDS_SHOWN
    ? `${words.slice(0, WORDS_SHOWN).join(', ')} and ${words.length - WORDS_SHOWN} more`
    : words.join(', ');

/** Changes of the word list: 'added casino, satta; removed loan'. */
export function wordsText({ added, removed }: NonNullable<ModerationFacts['words']>): string {
  const parts = [added.length > 0 && `added ${listOf(added)}`, removed.length > 0 && `removed ${listOf(removed)}`];
  return parts.filter(Boolean).join('; ') || 'same words';
}

/** '21 Nov 2026, 17:30', in India's time. It has the year, because the log has old entries. */
export const exactTime = (iso: string): string => format(iso, 'd MMM yyyy, HH:mm', { in: inIndia });
