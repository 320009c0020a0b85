import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Badge } from './badge.tsx';
import { Line } from './stack.ts';
import { Meta } from './text.ts';
import { TextDiff } from './text-diff.tsx';

// The text of a stale field is grey. A lower opacity would reduce the contrast too much.
const Row = styled('li')({
  minWidth: 0,
  '&[data-stale] h3, &[data-stale] del, &[data-stale] ins, &[data-stale] span': {
    color: 'var(--fs-palette-text-disabled)',
  },
});
export const ProposalButtons = styled(Line)({ gap: 10, '& > button': { minHeight: 44, padding: '0 14px' } });

const badges = {
  open: <Badge tone="warn">Pending</Badge>,
  accepted: <Badge tone="good">Accepted</Badge>,
  rejected: <Badge tone="bad">Rejected</Badge>,
  stale: <Badge>Outdated</Badge>,
};

type Props = {
  /** The id of the heading, which scripts may focus. */
  id: string;
  label: string;
  status: keyof typeof badges;
  before: string;
  after: string;
  lang?: string | undefined;
  /** A line below the values, such as their source. */
  note?: string;
  /** While another decision is sent. */
  isOff?: boolean;
  /** Why the field cannot be decided now. */
  reason?: string | null;
  onAccept: () => void;
  onReject: () => void;
};

/** A proposed value of a field: its status and its diff, and the buttons while it is 'open'. */
export function ProposalRow(props: Props) {
  const { id, label, status, before, after, lang, note, isOff = false, reason = null, onAccept, onReject } = props;
  const reasonId = useId();
  const off = isOff || reason !== null;
  const buttonProps = { 'aria-disabled': off, 'aria-describedby': reason === null ? undefined : reasonId };
  return (
    <Row data-stale={status === 'stale' ? '' : undefined}>
      <Line style={{ gap: 10, marginBottom: 8 }}>
        <h3 id={id} tabIndex={-1} style={{ fontSize: '1.0625rem' }}>
          {label}
        </h3>
        {badges[status]}
      </Line>
      <div style={{ border: '1px solid var(--fs-palette-divider)' }}>
        <TextDiff label={`Proposed change: ${label}`} before={before} after={after} lang={lang} />
      </div>
      {note !== undefined && <Meta sx={{ mt: 1 }}>{note}</Meta>}
      {status === 'open' && (
        <>
          {reason !== null && (
            <Meta id={reasonId} sx={{ mt: 1 }}>
              {reason}
            </Meta>
          )}
          <ProposalButtons sx={{ mt: 1.25 }}>
            <Button type="button" {...buttonProps} onClick={() => !off && onAccept()}>
              Accept<VisuallyHidden> {label}</VisuallyHidden>
            </Button>
            <Button type="button" {...buttonProps} variant="outlined" onClick={() => !off && onReject()}>
              Reject<VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </ProposalButtons>
        </>
      )}
    </Row>
  );
}
