import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listAddress } from '../lib/list-address.ts';
import { useAnnounce, useOthersAt } from '../lib/presence.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { useBusy } from '../ui/use-busy.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { KEEP_FAILED } from './unsaved/keep-as-new-article.ts';
import { editorNameOf } from './saved-article.ts';
import { StatusBadge } from './status-badge.tsx';
import type { NewArticleState } from './use-article-form.ts';
import type { Editor } from './use-editor.ts';

/** A link that opens the public page in a new tab. Unpublished articles have none. */
function ViewLink({ article }: { article: DeskArticle }) {
  if (!article.isPublished) return null;
  return (
    <Button
      component="a"
      href={paths.article(article.slug)}
      target="_blank"
      variant="outlined"
      style={{ minHeight: 44, padding: '0 16px' }}
    >
      View
      <VisuallyHidden> the article in a new tab</VisuallyHidden>
    </Button>
  );
}

/** The heading, with the article's status and links. `action`: a button of another feature. */
export function EditorHead({ article, action }: { article: DeskArticle | null; action: ReactNode }) {
  return (
    <DeskHeading
      title={article === null ? 'Create Article' : 'Edit Article'}
      titleText={article === null ? undefined : `Edit: ${article.title}`}
    >
      <Line style={{ gap: 12 }}>
        {article !== null && <StatusBadge status={article.status} />}
        {article !== null && <ViewLink article={article} />}
        {action}
        <LinkButton to={listAddress(deskPaths.articles)} variant="outlined" sx={{ minHeight: '44px' }}>
          All articles
        </LinkButton>
      </Line>
    </DeskHeading>
  );
}

const Notices = styled('div')({ display: 'grid', gap: 12, '&:not(:empty)': { marginBottom: 20 } });

const MINUTE_MS = 60_000;

/** The notice of a colleague's newer version. The button compares that version with the form. */
function ChangedNotice({ newer, onCompare }: { newer: DeskArticle; onCompare: () => void }) {
  const now = useNow();
  const at = newer.lastEditedAt;
  const isFresh = at === null || now === null || now.getTime() - Date.parse(at) < MINUTE_MS;
  return (
    <Alert severity="info" role="status">
      <p style={{ marginBottom: 10 }}>
        Changed by {editorNameOf(newer)} {isFresh ? 'just now' : <RelativeTime iso={at} />}
      </p>
      <Button variant="outlined" style={{ minHeight: 44 }} onClick={onCompare}>
        Compare
      </Button>
    </Alert>
  );
}

/** Names the article that was just created, and links to it. */
function CreatedNotice({ article }: { article: DeskArticle }) {
  const notice = useRef<HTMLDivElement>(null);
  // The empty form of the next article is open. Move the focus to this notice, which is above it.
  useEffect(() => notice.current?.focus(), [article.id]);
  return (
    <Alert ref={notice} severity="success" role="status" tabIndex={-1}>
      <p>
        Created: <strong lang={article.language === 'hi' ? 'hi' : undefined}>{article.title}</strong>
      </p>
      <Line>
        <QuietButton component={Link} to={deskPaths.article(article.id)} style={{ fontSize: '1rem' }}>
          Edit this article
        </QuietButton>
        <ViewLink article={article} />
      </Line>
    </Alert>
  );
}

/** Says that the article was deleted, and offers to go on with the text in a new article. */
function DeletedNotice({ onContinue }: { onContinue: () => Promise<void> }) {
  const { isBusy, run } = useBusy();
  return (
    <Alert severity="error">
      <p style={{ marginBottom: 10 }}>
        This article was deleted. Your text is kept: continue with it in a new article, or restore the article from the
        trash.
      </p>
      <Line style={{ gap: 12 }}>
        <Button aria-disabled={isBusy} onClick={() => void run(KEEP_FAILED, onContinue)}>
          Continue as a new article
        </Button>
        <LinkButton to={deskPaths.trash} variant="outlined">
          Trash
        </LinkButton>
      </Line>
    </Alert>
  );
}

/** The notices above the form. Also tells colleagues that this editor has the article open. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { article, form } = editor.editing;
  const { newer, merging } = editor;
  const created = (useLocation().state as NewArticleState)?.created;
  const target = article === null ? null : `article:${article.id}`;
  useAnnounce(target);
  const others = useOthersAt().get(target ?? '') ?? [];
  return (
    <Notices>
      {created !== undefined && <CreatedNotice article={created} />}
      {others.length > 0 && (
        <Alert severity="info" role="status">
          {new Intl.ListFormat('en-IN').format(others)} {others.length === 1 ? 'has' : 'have'} this article open
        </Alert>
      )}
      {newer !== null && <ChangedNotice newer={newer} onCompare={() => editor.compareWith(newer)} />}
      {editor.isBehindOther && merging.merge === null && (
        <Alert severity="info" role="status" action={<QuietButton onClick={merging.compareCopy}>Compare</QuietButton>}>
          You changed this article in another window. Until you decide, your changes here are kept on this device only.
        </Alert>
      )}
      {editor.isGone && <DeletedNotice onContinue={editor.continueAsNew} />}
      {article !== null && form.isRestored && (
        <Alert severity="info" role="status">
          Your unsaved changes from last time have been restored.
        </Alert>
      )}
    </Notices>
  );
}
