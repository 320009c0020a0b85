import { CAPTCHA_QUESTION, COMMENT_CONTENT, COMMENT_NAME } from '@first-show/domain/core/limits';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callApi } from '../../shared/lib/call-api.ts';
import { lazyZodResolver } from '../../shared/lib/form/lazy-zod-resolver.ts';
import { useDraft } from '../../shared/lib/form/use-draft.ts';
import { rememberTakingPart } from '../../shared/lib/reader-state.ts';
import { AlertBox } from '../../shared/ui/alert-box.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { FormField, HoneypotField, TextArea, TextInput } from '../../shared/ui/form/form-field.tsx';
import { SubmitButton } from '../../shared/ui/form/submit-button.tsx';
import { useSubmission } from '../../shared/ui/form/use-submission.ts';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { commentFailureText } from './comment-failure.ts';
import type { OwnComment } from './comment-tree.ts';
import { styled } from '../../shared/ui/styled.ts';

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

const comment = lazyZodResolver(() =>
  import('@first-show/domain/comments/comment.schema').then((module) => module.newComment),
);
const DRAFT_NAMES = ['authorName', 'authorEmail', 'content'] as const;

/**
 * The fields of the form, their draft, and the call that sends them. `parentId` is `null` for a
 * comment on the article.
 */
function useCommentForm({
  articleId,
  parentId,
  onSent,
}: {
  articleId: string;
  parentId: string | null;
  onSent: (comment: OwnComment) => void;
}) {
  const form = useForm({
    resolver: comment.resolver,
    mode: 'onTouched',
    defaultValues: { authorName: '', authorEmail: '', content: '', captcha: '', website: '' },
  });
  useDraft(form, {
    key: parentId === null ? `comment:${articleId}` : `comment:${articleId}:${parentId}`,
    names: DRAFT_NAMES,
  });
  const { answer, formProps } = useSubmission(form, {
    kind: 'comment',
    failureText: commentFailureText,
    send(valid, { keyFor, formTicket }) {
      const body = { ...valid, parentId };
      return callApi<{ message: string; id: string }>(`/api/articles/${encodeURIComponent(articleId)}/comments`, {
        method: 'POST',
        body,
        idempotencyKey: keyFor(body),
        formTicket,
      });
    },
    onSuccess(sent, { authorName, content }) {
      rememberTakingPart();
      onSent({ id: sent.id, articleId, authorName, content, parentId, createdAt: new Date().toISOString() });
      return { title: 'Comment Submitted!', description: sent.message };
    },
  });
  return { form, answer, formProps };
}

/**
 * A reply form takes the focus when it opens. If it still has the focus when it closes, the focus
 * returns to the button that opened it. Set the returned ref on the form.
 */
function useReplyFocus(isReply: boolean): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = formRef.current;
    const opener = document.activeElement as HTMLElement | null;
    if (!isReply || form === null) return undefined;
    form.querySelector('input')?.focus();
    return () => {
      if (form.contains(document.activeElement)) opener?.focus();
    };
  }, [isReply]);
  return formRef;
}

/** The form under an article, or under a comment (`replyTo`). Loaded by `lazyForm`. */
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
  const parentId = replyTo?.id ?? null;
  const id = parentId === null ? 'comment-form' : `reply-form-${parentId}`;
  const { form, answer, formProps } = useCommentForm({ articleId, parentId, onSent });
  const { control, register } = form;
  const { errors, isSubmitting } = form.formState;
  const content = useWatch({ control, name: 'content' });
  const formRef = useReplyFocus(replyTo !== undefined);

  return (
    <Slab>
      <Title>{replyTo === undefined ? 'Leave a comment' : `Reply to ${replyTo.authorName}`}</Title>
      <Grid ref={formRef} {...formProps} onFocus={comment.preload}>
        <FormField id={`${id}-name`} label="Name" isRequired error={errors.authorName?.message}>
          {(props) => (
            <TextInput {...props} {...register('authorName')} autoComplete="name" maxLength={COMMENT_NAME.max * 2} />
          )}
        </FormField>
        <FormField id={`${id}-email`} label="Email" isRequired error={errors.authorEmail?.message}>
          {(props) => <TextInput {...props} {...register('authorEmail')} type="email" autoComplete="email" />}
        </FormField>
        <div data-wide="">
          <FormField
            id={`${id}-content`}
            label="Comment"
            isRequired
            error={errors.content?.message}
            hint="Comments appear only after approval."
            count={`${content.trim().length} / ${COMMENT_CONTENT.max}`}
          >
            {(props) => <TextArea {...props} {...register('content')} rows={4} placeholder="What did you think?" />}
          </FormField>
        </div>
        <FormField id={`${id}-captcha`} label={CAPTCHA_QUESTION} error={errors.captcha?.message}>
          {(props) => <TextInput {...props} {...register('captcha')} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <Buttons>
          <SubmitButton isSending={isSubmitting} sx={{ '@media (scripting: none)': { display: 'none' } }}>
            {isSubmitting ? 'Sending...' : replyTo === undefined ? 'Post Comment' : 'Post Reply'}
          </SubmitButton>
          {onCancel !== undefined && (
            <Button variant="outlined" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Buttons>
        <HoneypotField {...register('website')} />
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
