import type { FieldProposal, FieldValue, ProposedField } from '@first-show/domain/enhancement/enhancement.schema';
import { articleLabels } from '../lib/article-labels.ts';
import { useFilmNames } from '../lib/use-film-names.ts';
import { ProposalRow } from '../ui/proposal-row.tsx';
import { type Decision, valueText } from './enhancement-labels.ts';

const STALE = 'This field was changed after the proposal, so it can no longer be accepted.';
const UNSAVED = 'This field has unsaved changes. Save or discard them first.';

type Props = {
  field: ProposedField;
  proposed: FieldProposal;
  lang: string | undefined;
  isBlocked: boolean;
  /** The form has unsaved changes in this field, so the buttons are disabled. */
  hasUnsaved: boolean;
  onDecide: (decision: Partial<Decision>) => void;
};

/** One field of a proposal for an article. */
export function FieldRow({ field, proposed, lang, isBlocked, hasUnsaved, onDecide }: Props) {
  const { status } = proposed;
  const filmName = useFilmNames(field === 'filmIds' ? [proposed.before, proposed.after].flat().map(String) : []);
  const shown = (value: FieldValue) =>
    valueText(field === 'filmIds' && Array.isArray(value) ? value.map(filmName) : value);
  return (
    <ProposalRow
      id={`proposal-${field}`}
      label={articleLabels[field]}
      status={status}
      before={shown(proposed.before)}
      after={shown(proposed.after)}
      lang={lang}
      note={status === 'stale' ? STALE : undefined}
      isOff={isBlocked}
      reason={hasUnsaved ? UNSAVED : null}
      onAccept={() => onDecide({ accept: [field] })}
      onReject={() => onDecide({ reject: [field] })}
    />
  );
}
