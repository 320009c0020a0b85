import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { site } from '@first-show/domain/core/site';
import { formatIndianTime } from '../lib/india-time.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { SectionTitle, Sheet } from '../ui/panel.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line, Meta, Stack } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { categoryNames, statusNames } from './message-names.ts';
import type { Inbox, useOpenMessage } from './use-inbox.ts';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.standfirst,
  fontWeight: 400,
  fontSize: '1.125rem',
  lineHeight: 1.62,
  whiteSpace: 'pre-wrap',
  margin: '20px 0 24px',
}));

const nextSteps = { new: ['done'], read: ['done', 'new'], done: ['read'] } as const;
const stepNames = { new: 'Mark as new', done: 'Mark as done', read: 'Reopen' } as const;
const tones = { new: 'warn', read: 'neutral', done: 'good' } as const;

type Props = { inbox: Inbox; message: ReturnType<typeof useOpenMessage> };

/**
 * The open message and its actions. If no message is open, wide screens show a hint to select one.
 */
export function MessagePane({ inbox, message: { open, isByClick, goBack, update, close } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isByClick) heading.current?.focus();
  }, [open?.id, isByClick]);

  if (open === null)
    return (
      inbox.messages.length > 0 && (
        <Sentence sx={{ p: 6, bgcolor: 'background.paper', '@media (max-width:999px)': { display: 'none' } }}>
          Select a message to read it here.
        </Sentence>
      )
    );
  const change = (status: MessageStatus) => {
    update({ ...open, status });
    void inbox.setStatus(open, status);
  };
  const remove = () => {
    void inbox.remove(open);
    close();
  };
  return (
    <Sheet as="article" aria-labelledby="message-subject" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <QuietButton onClick={goBack} sx={{ mb: 3, '@media (min-width:1000px)': { display: 'none' } }}>
        <Icon name="arrow-left" size={18} />
        &nbsp;Back to the inbox
      </QuietButton>
      <Line sx={{ gap: 2 }}>
        <Badge tone={tones[open.status]}>{statusNames[open.status]}</Badge>
        <Badge>{categoryNames[open.category]}</Badge>
      </Line>
      <SectionTitle
        ref={heading}
        id="message-subject"
        tabIndex={-1}
        lang={langOf(open.subject)}
        sx={{ fontSize: '1.5rem', m: '14px 0 8px', '&:focus': { outline: 'none' } }}
      >
        {open.subject}
      </SectionTitle>
      <Sentence sx={{ '& a': { color: 'inherit' } }}>
        <span lang={langOf(open.name)}>{open.name}</span>, <a href={mailAddress(open.email)}>{open.email}</a>
        <br />
        <time dateTime={open.createdAt}>{formatIndianTime(open.createdAt)}</time>
      </Sentence>
      <Text lang={langOf(open.message)}>{open.message}</Text>
      <Line sx={{ gap: 2.5 }}>
        <Button component="a" href={replyAddress(open)}>
          Reply by email
        </Button>
        {nextSteps[open.status].map((next) => (
          <Button key={next} variant="outlined" aria-disabled={inbox.isBusy} onClick={() => change(next)}>
            {stepNames[next]}
          </Button>
        ))}
        <QuietButton aria-disabled={inbox.isBusy} onClick={remove}>
          Delete
        </QuietButton>
      </Line>
      {open.history.length > 0 && (
        <Stack as="ol" role="list" aria-label="History" sx={{ gap: 1, mt: 5 }}>
          {open.history.toReversed().map(({ at, by, status }) => (
            <Meta as="li" key={`${at}-${status}`} sx={{ color: 'text.disabled' }}>
              {statusNames[status]} by {by}, <RelativeTime iso={at} />
            </Meta>
          ))}
        </Stack>
      )}
    </Sheet>
  );
}

/** Mail programs cut long URLs, so a reply quotes at most this many characters. */
const QUOTED_MAX = 1000;

const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

type Quoted = Pick<AdminMessage, 'email' | 'subject' | 'message' | 'name'>;

/** A `mailto:` URL for a reply: the subject with 'Re:' and the quoted text. */
export function replyAddress({ email, subject, message, name }: Quoted): string {
  const re = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const text = message.length > QUOTED_MAX ? `${message.slice(0, QUOTED_MAX)}…` : message;
  const quoted = `> ${text.split('\n').join('\r\n> ')}`;
  const body = `\r\n\r\n${site.name}\r\n\r\n${name} wrote:\r\n${quoted}`;
  return `${mailAddress(email)}?subject=${encodeURIComponent(re)}&body=${encodeURIComponent(body)}`;
}
