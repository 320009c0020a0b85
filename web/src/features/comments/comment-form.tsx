import { styled } from '@mui/material/styles';
import { CAPTCHA_QUESTION, COMMENT_CONTENT, COMMENT_NAME } from '@first-show/domain/core/limits';
import type { NewComment } from '@first-show/domain/comments/comment.schema';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { callApi } from '../../lib/call-api.ts';
import { rememberTakingPart } from '../../lib/reader-state.ts';
import { useMounted } from '../../lib/use-mounted.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { FormField, HoneypotField, TextArea, TextInput, WithoutScript } from '../../ui/form/form-field.tsx';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { commentFailureText } from './comment-failure.ts';
import type { OwnComment } from './comment-tree.ts';

const Slab = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '24px 16px',
  marginInline: -16,
  [theme.breakpoints.up('sm')]: { padding: 28, marginInline: 0 },
}));
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.5rem', margin: '0 0 20px' }));
const Grid = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 16 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& button': { minHeight: 50 },
}));
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  [theme.breakpoints.up('sm')]: { paddingTop: 27 },
  '& > :first-of-type': { flex: 1 },
}));

const NAMES = ['authorName', 'authorEmail', 'content', 'captcha', 'website'] as const;
const DRAFT_NAMES = ['authorName', 'authorEmail', 'content'] as const;

/**
 * The form under an article, or under a comment (`replyTo`). Plain markup that keeps what is typed; validation arrives when a reader
 * goes to a field.
 */
export function CommentForm({
  articleId,
  replyTo,
  onSent,
  onCancel,
}: {
  articleId: string;
  replyTo?: { id: string; authorName: string };
  onSent: (comment: OwnComment) => void;
  onCancel?: () => void;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const id = replyTo === undefined ? 'comment-form' : `reply-form-${replyTo.id}`;
  const isMounted = useMounted();
  const [length, setLength] = useState(0);
  const measure = useCallback(() => {
    const field = formRef.current?.elements.namedItem('content');
    setLength(field instanceof HTMLTextAreaElement ? field.value.trim().length : 0);
  }, []);
  const { messages, isSending, answer, onSubmit } = useSubmission<NewComment>({
    formRef,
    names: NAMES,
    load: loadForm,
    draft: {
      key: replyTo === undefined ? `comment:${articleId}` : `comment:${articleId}:${replyTo.id}`,
      names: DRAFT_NAMES,
      onChange: measure,
    },
    failureText: commentFailureText,
    async send(valid, keyFor) {
      const body = { ...valid, parentId: replyTo?.id ?? null };
      const { message, id: commentId } = await callApi<{ message: string; id: string }>(
        `/api/articles/${encodeURIComponent(articleId)}/comments`,
        { method: 'POST', body, idempotencyKey: keyFor(body) },
      );
      rememberTakingPart();
      onSent({
        id: commentId,
        articleId,
        authorName: body.authorName,
        content: body.content,
        parentId: body.parentId,
        createdAt: new Date().toISOString(),
      });
      return { title: 'Comment Submitted!', description: message };
    },
  });

  // It was opened by its button: the reader goes on in it, and back to the button when it goes.
  const isReply = replyTo !== undefined;
  useLayoutEffect(() => {
    const form = formRef.current;
    const opener = document.activeElement as HTMLElement | null;
    if (!isReply || form === null) return undefined;
    form.querySelector('input')?.focus();
    return () => {
      if (form.contains(document.activeElement)) opener?.focus();
    };
  }, [isReply]);

  return (
    <Slab>
      <Title>{replyTo === undefined ? 'Leave a comment' : `Reply to ${replyTo.authorName}`}</Title>
      <Grid ref={formRef} noValidate onSubmit={onSubmit}>
        <FormField id={`${id}-name`} label="Name" isRequired error={messages.authorName}>
          {(control) => (
            <TextInput {...control} name="authorName" autoComplete="name" maxLength={COMMENT_NAME.max * 2} />
          )}
        </FormField>
        <FormField id={`${id}-email`} label="Email" isRequired error={messages.authorEmail}>
          {(control) => <TextInput {...control} name="authorEmail" type="email" autoComplete="email" />}
        </FormField>
        <div data-wide="">
          <FormField
            id={`${id}-content`}
            label="Comment"
            isRequired
            error={messages.content}
            hint="Comments appear only after approval."
            count={`${length} / ${COMMENT_CONTENT.max}`}
          >
            {(control) => (
              <TextArea {...control} name="content" rows={4} placeholder="What did you think?" onInput={measure} />
            )}
          </FormField>
        </div>
        <FormField id={`${id}-captcha`} label={CAPTCHA_QUESTION} error={messages.captcha}>
          {(control) => <TextInput {...control} name="captcha" inputMode="numeric" autoComplete="off" />}
        </FormField>
        <Buttons>
          {/* Disabled without script, so that Enter cannot send the fields anywhere in an address. While it sends it keeps the focus. */}
          <Button
            type="submit"
            disabled={!isMounted}
            aria-disabled={isSending || undefined}
            className={isSending ? 'Mui-disabled' : undefined}
            sx={notYet(!isMounted)}
          >
            {isSending ? 'Sending...' : replyTo === undefined ? 'Post Comment' : 'Post Reply'}
          </Button>
          {onCancel !== undefined && (
            <Button variant="outlined" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Buttons>
        <HoneypotField name="website" />
        {answer !== null && (
          <div data-wide="">
            <AlertBox tone={answer.isError ? 'error' : 'info'}>{answer.text}</AlertBox>
          </div>
        )}
        <WithoutScript data-wide="">Commenting needs JavaScript.</WithoutScript>
      </Grid>
    </Slab>
  );
}

/** The moment before the script is there is short: the button need not look switched off. */
const notYet = (isWaiting: boolean) =>
  isWaiting
    ? {
        '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        '@media (scripting: none)': { display: 'none' },
      }
    : undefined;

async function loadForm() {
  const [{ createForm }, { newComment }] = await Promise.all([
    import('../../lib/form/create-form.ts'),
    import('@first-show/domain/comments/comment.schema'),
  ]);
  return (from: Omit<Parameters<typeof createForm<NewComment>>[0], 'schema'>) =>
    createForm<NewComment>({ schema: newComment as never, ...from });
}
