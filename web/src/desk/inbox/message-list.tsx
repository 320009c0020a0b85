import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { truncateAtWord } from '@first-show/domain/core/text';
import { langOf } from '../../shared/ui/lang-of.ts';
import { useSelection } from '../lib/use-selection.ts';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line, Meta } from '../ui/stack.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { categoryNames, statusNames } from './message-names.ts';
import type { Inbox } from './use-inbox.ts';

/** The length of about two lines. A CSS line clamp would show parts of the third line. */
const SUBJECT_MAX = 80;

const Row = styled('li')({
  display: 'flex',
  alignItems: 'stretch',
  borderTop: '1px solid var(--fs-palette-divider)',
  '&:last-of-type': { borderBottom: '1px solid var(--fs-palette-divider)' },
  '&:has([aria-current])': {
    outline: '2px solid var(--fs-palette-primary-main)',
    outlineOffset: -2,
    backgroundColor: 'var(--fs-palette-background-paper)',
  },
});
const Open = styled(ButtonBase)({
  flex: 1,
  minWidth: 0,
  display: 'block',
  padding: '12px 12px 12px 0',
  textAlign: 'start',
  userSelect: 'text',
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineOffset: -4 },
});
const Subject = styled('strong')({
  display: 'block',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  margin: '3px 0',
  fontWeight: 500,
  '&:lang(hi)': { lineHeight: 1.5 },
  // A new message is bold and has a dot.
  '&[data-new]': { fontWeight: 800 },
  '&[data-new]::before': {
    content: '""',
    display: 'inline-block',
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: 'var(--fs-palette-primary-main)',
    marginRight: 8,
  },
});
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const Top = styled(Meta)({
  display: 'flex',
  gap: 10,
  justifyContent: 'space-between',
  color: 'var(--fs-palette-text-disabled)',
  '& > span': oneLine,
  '& > time': { flex: 'none' },
});

type Props = { inbox: Inbox; openId: string; onOpen: (message: AdminMessage) => void };

/** The list of messages, with the actions for selected messages above it. */
export function MessageList({ inbox: { messages, isBusy, setStatusOf }, openId, onOpen }: Props) {
  const selection = useSelection(messages.map(({ id }) => id));
  const mark = async (next: MessageStatus) => {
    await setStatusOf([...selection.ids], next);
    selection.clear();
  };
  if (messages.length === 0) return null;
  return (
    <>
      <Line
        role="group"
        aria-label="Selected messages"
        sx={{ gap: '4px 18px', minHeight: 44, mb: 1, fontSize: '.9375rem' }}
      >
        {selection.ids.size === 0 ? (
          <QuietButton onClick={() => selection.pickAll(LIST_MAX)}>Select all</QuietButton>
        ) : (
          <>
            <span role="status">{selection.ids.size} selected</span>
            {(['read', 'done', 'new'] as const).map((next) => (
              <QuietButton key={next} aria-disabled={isBusy} onClick={() => void mark(next)}>
                Mark as {statusNames[next].toLowerCase()}
              </QuietButton>
            ))}
            <QuietButton onClick={selection.clear}>Clear selection</QuietButton>
          </>
        )}
      </Line>
      <ul role="list" aria-label="Messages">
        {messages.map((message) => (
          <Row key={message.id}>
            <Checkbox
              sx={{ alignSelf: 'start' }}
              checked={selection.ids.has(message.id)}
              onChange={() => selection.pick(message.id, false)}
              slotProps={{ input: { 'aria-label': `Select: ${message.subject}` } }}
            />
            <Open
              data-message={message.id}
              aria-current={message.id === openId ? 'true' : undefined}
              onClick={() => onOpen(message)}
            >
              <MessageSummary message={message} />
            </Open>
          </Row>
        ))}
      </ul>
    </>
  );
}

function MessageSummary({ message: { name, email, subject, category, status, createdAt } }: { message: AdminMessage }) {
  return (
    <>
      <Top>
        <span lang={langOf(name)}>{name}</span>
        <RelativeTime iso={createdAt} />
      </Top>
      <Subject lang={langOf(subject)} data-new={status === 'new' ? '' : undefined}>
        {truncateAtWord(subject, SUBJECT_MAX)}
      </Subject>
      <Meta sx={{ display: 'block', ...oneLine }}>
        {statusNames[status]} · {categoryNames[category]}
      </Meta>
      <VisuallyHidden>{email}</VisuallyHidden>
    </>
  );
}
