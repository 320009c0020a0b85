import { styled } from '@mui/material/styles';
import type { FieldProposal, FieldValue, ProposedField } from '@first-show/domain/enhancement/enhancement.schema';
import type { ComponentType } from 'react';
import { articleLabels } from '../lib/article-labels.ts';
import { useFilmNames } from '../lib/use-film-names.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Line } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { type Decision, valueText } from './enhancement-labels.ts';

// The text of a stale field is grey. A lower opacity would reduce the contrast too much.
const Row = styled('li')({
  minWidth: 0,
  '&[data-stale] h3, &[data-stale] del, &[data-stale] ins, &[data-stale] span': {
    color: 'var(--fs-palette-text-disabled)',
  },
});
export const Buttons = styled(Line)({ gap: 10, '& > button': { minHeight: 44, padding: '0 14px' } });

export type DiffProps = { before: string; after: string; lang?: string; label: string };

const badges = {
  open: <Badge tone="warn">Pending</Badge>,
  accepted: <Badge tone="good">Accepted</Badge>,
  rejected: <Badge tone="bad">Rejected</Badge>,
  stale: <Badge>Outdated</Badge>,
};

type Props = {
  field: ProposedField;
  proposed: FieldProposal;
  lang: string | undefined;
  Diff: ComponentType<DiffProps>;
  isBlocked: boolean;
  /** The form has unsaved changes in this field, so the buttons are disabled. */
  hasUnsaved: boolean;
  onDecide: (decision: Partial<Decision>) => void;
};

/** One field of a proposal: its status, its diff, and the buttons while its status is 'open'. */
export function FieldRow({ field, proposed, lang, Diff, isBlocked, hasUnsaved, onDecide }: Props) {
  const { status } = proposed;
  const label = articleLabels[field];
  const filmName = useFilmNames(field === 'filmIds' ? [proposed.before, proposed.after].flat().map(String) : []);
  const shown = (value: FieldValue) =>
    valueText(field === 'filmIds' && Array.isArray(value) ? value.map(filmName) : value);
  const off = isBlocked || hasUnsaved;
  const noteId = `proposal-${field}-note`;
  const buttonProps = { 'aria-disabled': off, 'aria-describedby': hasUnsaved ? noteId : undefined };
  return (
    <Row data-stale={status === 'stale' ? '' : undefined}>
      <Line style={{ gap: 10, marginBottom: 8 }}>
        <h3 id={`proposal-${field}`} tabIndex={-1} style={{ fontSize: '1.0625rem' }}>
          {label}
        </h3>
        {badges[status]}
      </Line>
      <div style={{ border: '1px solid var(--fs-palette-divider)' }}>
        <Diff
          label={`Proposed change: ${label}`}
          before={shown(proposed.before)}
          after={shown(proposed.after)}
          lang={lang}
        />
      </div>
      {status === 'stale' && (
        <Meta sx={{ mt: 1 }}>This field was changed after the proposal, so it can no longer be accepted.</Meta>
      )}
      {status === 'open' && (
        <>
          {hasUnsaved && (
            <Meta id={noteId} sx={{ mt: 1 }}>
              This field has unsaved changes. Save or discard them first.
            </Meta>
          )}
          <Buttons sx={{ mt: 1.25 }}>
            <Button {...buttonProps} onClick={() => !off && onDecide({ accept: [field] })}>
              Accept<VisuallyHidden> {label}</VisuallyHidden>
            </Button>
            <Button {...buttonProps} variant="outlined" onClick={() => !off && onDecide({ reject: [field] })}>
              Reject<VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </Buttons>
        </>
      )}
    </Row>
  );
}
