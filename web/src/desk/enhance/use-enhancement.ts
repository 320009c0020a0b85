import type { Article } from '@first-show/domain/articles/article.schema';
import type { RestoreRequest } from '@first-show/domain/articles/article-desk.schema';
import type { EnhancedArticle, Proposal } from '@first-show/domain/enhancement/enhancement.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { articleLabels } from '../lib/article-labels.ts';
import type { EditorPart } from '../lib/editor-part.ts';
import { proposalsQuery } from '../lib/queries.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { useBusy } from '../ui/use-busy.ts';
import { type Decision, decisionText } from './enhancement-labels.ts';
import { goToProposals, PROPOSALS_ID, requestEnhancement } from './request-enhancement.ts';

/** The outcome of the last call. `undo`: the request that brings back the article from before. */
type Outcome = { text: string; isFailure: boolean; undo?: RestoreRequest };

export type Enhancement = ReturnType<typeof useEnhancement>;

/**
 * The proposals of an article, and the calls that create and decide them, one at a time.
 * `hasProposals` is false for an article that was never saved.
 */
export function useEnhancement(id: string, { hasProposals }: { hasProposals: boolean }) {
  const client = useQueryClient();
  const list = useQuery({ ...proposalsQuery(id), enabled: hasProposals });
  const change = (next: (proposals: Proposal[]) => Proposal[]): void => {
    client.setQueryData(proposalsQuery(id).queryKey, (before) => before && { proposals: next(before.proposals) });
    void list.refetch();
  };
  const { isBusy, run } = useBusy();
  const [isEnhancing, setEnhancing] = useState(false);
  const [result, setResult] = useState<Outcome | null>(null);
  const call = (editor: EditorPart, work: () => Promise<void>): Promise<void> => run('Error', () => editor.hold(work));

  const enhance = (editor: EditorPart): Promise<void> =>
    call(editor, async () => {
      setEnhancing(true);
      const enhanced = await requestEnhancement(id, () => {
        // The panel may be hidden behind the preview. A hidden element cannot take the focus, so
        // show the form first.
        flushSync(editor.showForm);
        goToProposals();
      }).finally(() => setEnhancing(false));
      if (enhanced === null) return;
      const { proposal, ...article } = enhanced;
      setResult(null);
      change((proposals) => [proposal, ...proposals]);
      editor.takeOver(article);
    });

  /** Brings back the article from before the last decision. */
  const undo = (editor: EditorPart, body: RestoreRequest): Promise<void> =>
    call(editor, async () => {
      const path = `/api/admin/articles/${encodeURIComponent(id)}/restore`;
      const restored = await callStaffApi<Article>(path, { method: 'POST', body });
      setResult({ text: restored.isPublished ? 'Undone, also for readers.' : 'Undone.', isFailure: false });
      editor.takeOver(restored);
      document.getElementById(PROPOSALS_ID)?.focus();
      void list.refetch();
    });

  /** After the decision, the element with the id `focusId` gets the focus. */
  const decide = (editor: EditorPart, { id: proposalId }: Proposal, decided: Partial<Decision>, focusId = '') =>
    call(editor, async () => {
      const decision = { accept: [], reject: [], title: null, ...decided };
      const path = `/api/admin/articles/${encodeURIComponent(id)}/proposals/${encodeURIComponent(proposalId)}/decide`;
      const body = { ...decision, revision: editor.article.revision };
      try {
        const { proposal, ...article } = await callStaffApi<EnhancedArticle>(path, { method: 'POST', body });
        change((proposals) => proposals.map((one) => (one.id === proposal.id ? proposal : one)));
        editor.takeOver(article);
        const { isPublished } = article;
        const text = decisionText(decision, proposal, { labels: articleLabels, isPublished });
        const basedOn = article.revision ?? body.revision;
        // A decision that only rejects fields does not save the article.
        const canUndo = basedOn !== body.revision;
        setResult({ text, isFailure: false, undo: canUndo ? { revision: body.revision, basedOn } : undefined });
        document.getElementById(focusId)?.focus();
      } catch (error) {
        const current = currentOf<Article>(error);
        let text = failureText(error, 'That could not be saved. Please try again.');
        if (current !== null) {
          await editor.mergeServerVersion(current);
          void list.refetch();
          text =
            'Someone else changed this article in the meantime. Your decision was not saved. This is the current version.';
        }
        setResult({ text, isFailure: true });
      }
    });

  return { list, isBusy, isEnhancing, result, enhance, decide, undo };
}
