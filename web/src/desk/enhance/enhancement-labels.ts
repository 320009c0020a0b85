import type { FieldValue, Proposal, ProposedField } from '@first-show/domain/enhancement/enhancement.schema';

/** A decision about a proposal. `title`: the headline that the editor chose, or `null`. */
export type Decision = { accept: readonly ProposedField[]; reject: readonly ProposedField[]; title: string | null };

export type FieldLabels = Readonly<Record<ProposedField | 'title', string>>;

export const valueText = (value: FieldValue): string => (Array.isArray(value) ? value.join(', ') : (value ?? ''));

/** The reading level with its score. A high score means easy in English and hard in Hindi. */
export function readingText({ level, score }: Proposal['readingLevel'], language: 'en' | 'hi'): string {
  const measured = Math.round(score * 10) / 10;
  return language === 'hi'
    ? `${level} (difficulty ${measured}: the higher, the harder)`
    : `${level} (Flesch reading ease ${measured}: the higher, the easier)`;
}

/** The result of a decision as text. `proposal`: the proposal after the decision. */
export function decisionText(
  decision: Decision,
  proposal: Pick<Proposal, 'fields'>,
  { labels, isPublished }: { labels: FieldLabels; isPublished: boolean },
): string {
  const named = (fields: readonly ProposedField[]): string => fields.map((field) => labels[field]).join(', ');
  const ended = (status: string) => decision.accept.filter((field) => proposal.fields[field]?.status === status);
  const [accepted, stale] = [ended('accepted'), ended('stale')];
  const isChanged = accepted.length > 0 || decision.title !== null;
  return [
    decision.title === null ? '' : 'The headline is changed.',
    accepted.length === 0 ? '' : `Accepted: ${named(accepted)}.`,
    isChanged ? (isPublished ? 'Saved and visible to readers.' : 'Saved in the draft.') : '',
    decision.reject.length === 0 ? '' : `Rejected: ${named(decision.reject)}.`,
    stale.length === 0 ? '' : `Changed after the proposal, so not accepted: ${named(stale)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
