import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { langOf } from '../../lib/desk/lang-of.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { categoryNames, statusNames } from './message-names.ts';
import { replyAddress } from './reply-address.ts';

const Pane = styled('article')({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '16px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media (min-width:600px)': { padding: 24 },
});
const Subject = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.5rem',
  margin: '14px 0 8px',
  '&:focus': { outline: 'none' },
}));
const From = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: 'var(--fs-palette-text-secondary)',
  '& a': { color: 'inherit' },
}));
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Text = styled('div')(({ theme }) => ({
  ...theme.typography.standfirst,
  fontWeight: 400,
  fontSize: '1.125rem',
  lineHeight: 1.62,
  whiteSpace: 'pre-wrap',
  margin: '20px 0 24px',
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' });
const Past = styled('ol')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  color: 'var(--fs-palette-text-disabled)',
  display: 'grid',
  gap: 4,
}));
const Back = styled('div')({ marginBottom: 12, '@media (min-width:1000px)': { display: 'none' } });

const nextSteps: Record<MessageStatus, readonly (readonly [MessageStatus, string])[]> = {
  new: [['done', 'Mark done']],
  read: [
    ['done', 'Mark done'],
    ['new', 'Mark new'],
  ],
  done: [['read', 'Reopen']],
};

/** One message and its actions. `takesFocus`: the person opened it, so it gets the focus. */
export function MessagePane({
  message,
  isBusy,
  takesFocus,
  onStatus,
  onDelete,
  onBack,
}: {
  message: AdminMessage;
  isBusy: boolean;
  takesFocus: boolean;
  onStatus: (status: MessageStatus) => void;
  onDelete: () => void;
  onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [message.id, takesFocus]);
  return (
    <Pane aria-labelledby="message-subject">
      <Back>
        <QuietButton onClick={onBack}>
          <Icon name="arrow-left" size={18} />
          &nbsp;Back to the inbox
        </QuietButton>
      </Back>
      <Badges>
        <Badge tone={message.status === 'new' ? 'warn' : message.status === 'done' ? 'good' : 'neutral'}>
          {statusNames[message.status]}
        </Badge>
        <Badge>{categoryNames[message.category]}</Badge>
      </Badges>
      <Subject ref={heading} id="message-subject" tabIndex={-1} lang={langOf(message.subject)}>
        {message.subject}
      </Subject>
      <From>
        <span lang={langOf(message.name)}>{message.name}</span>,{' '}
        <a href={`mailto:${encodeURIComponent(message.email).replaceAll('%40', '@')}`}>{message.email}</a>
        <br />
        <time dateTime={message.createdAt}>{formatIndianTime(message.createdAt)}</time>
      </From>
      <Text lang={langOf(message.message)}>{message.message}</Text>
      <Actions>
        <Button component="a" href={replyAddress(message)}>
          Reply by email
        </Button>
        {nextSteps[message.status].map(([next, label]) => (
          <Button key={next} variant="outlined" aria-disabled={isBusy} onClick={() => onStatus(next)}>
            {label}
          </Button>
        ))}
        <QuietButton aria-disabled={isBusy} onClick={onDelete}>
          Delete
        </QuietButton>
      </Actions>
      {message.history.length > 0 && (
        <Past aria-label="History">
          {[...message.history].reverse().map((step) => (
            <li key={`${step.at}-${step.status}`}>
              {statusNames[step.status]} by {step.by}, <RelativeTime iso={step.at} />
            </li>
          ))}
        </Past>
      )}
    </Pane>
  );
}
