import type { ErasureCounts } from '@first-show/domain/newsletter/subscriber-desk.schema';

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** '1 subscription, 2 messages', or 'nothing'. */
export function countsText(counts: ErasureCounts): string {
  const parts = [
    ...counted(counts.subscriptions, 'subscription'),
    ...counted(counts.comments, 'comment'),
    ...counted(counts.messages, 'message'),
    ...counted(counts.mails, 'email sent', 'emails sent'),
    ...counted(counts.others, 'other place', 'other places'),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
