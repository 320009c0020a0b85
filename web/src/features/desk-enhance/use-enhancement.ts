import type { Article } from '@first-show/domain/articles/article.schema';
import type { EnhancedArticle, Proposal } from '@first-show/domain/enhancement/enhancement.schema';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { proposalsQuery } from '../../lib/desk/queries.ts';
import { type Decision, decideProposal } from './enhance-api.ts';
import { goToProposals, requestEnhancement } from './request-enhancement.ts';
import { decisionText, type FieldLabels } from './enhancement-labels.ts';

/** State and actions of the editor that the proposals need. */
export type EditorAround = {
  /** The article as saved. */
  article: Article & { revision: number };
  /** Fields of the form that hold unsaved changes. */
  unsaved: readonly string[];
  /** Why the article cannot be changed now; `null` if it can. */
  blockedBy: string | null;
  /**
   * Runs a call that changes the article. Change events during the call are ignored, because the
   * call causes them.
   */
  hold: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Loads the article after an own call changed it. Unsaved changes stay. */
  takeOver: (article: Article) => void;
  /** Loads the article after somebody else changed it. Unsaved changes stay. */
  meet: (current: Article) => Promise<void>;
  /** Switches a narrow window from the preview to the form. */
  showForm: () => void;
};

export type Enhancement = {
  list: UseQueryResult<{ proposals: Proposal[] }>;
  /** Loads the proposals again. */
  invalidate: () => void;
  busy: 'enhance' | 'decide' | null;
  /** The last result or failure. */
  said: { text: string; isFailure: boolean } | null;
  enhance: (editor: EditorAround) => Promise<void>;
  /** Resolves with true on success. */
  decide: (editor: EditorAround, proposal: Proposal, decision: Decision) => Promise<boolean>;
};

const split = ({ proposal, ...article }: EnhancedArticle): { proposal: Proposal; article: Article } => ({
  proposal,
  article,
});

/** The proposals of an article and their actions. Further calls are ignored while one runs. */
export function useEnhancement(id: string, labels: FieldLabels): Enhancement {
  const client = useQueryClient();
  const list = useQuery(proposalsQuery(id));
  const invalidate = useCallback(
    () => void client.invalidateQueries({ queryKey: proposalsQuery(id).queryKey }),
    [client, id],
  );
  const change = (next: (proposals: Proposal[]) => Proposal[]): void => {
    client.setQueryData(proposalsQuery(id).queryKey, (before) => before && { proposals: next(before.proposals) });
    invalidate();
  };
  const [busy, setBusy] = useState<Enhancement['busy']>(null);
  const [said, setSaid] = useState<Enhancement['said']>(null);
  const isRunning = useRef(false);

  const once = async <Answer>(
    what: NonNullable<Enhancement['busy']>,
    editor: EditorAround,
    work: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    if (isRunning.current || editor.blockedBy !== null) return null;
    isRunning.current = true;
    setBusy(what);
    try {
      return await editor.hold(work);
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };

  const enhance = async (editor: EditorAround): Promise<void> => {
    await once('enhance', editor, async () => {
      const enhanced = await requestEnhancement(id, () => {
        // A hidden element cannot take the focus, so show the form first.
        flushSync(editor.showForm);
        goToProposals();
      });
      if (enhanced === null) return;
      const { proposal, article } = split(enhanced);
      setSaid(null);
      change((proposals) => [proposal, ...proposals]);
      editor.takeOver(article);
    });
  };

  const decide = async (editor: EditorAround, proposal: Proposal, decision: Decision): Promise<boolean> => {
    const isDecided = await once('decide', editor, async () => {
      try {
        const decided = split(await decideProposal(proposal, decision, editor.article.revision));
        change((proposals) => proposals.map((one) => (one.id === decided.proposal.id ? decided.proposal : one)));
        editor.takeOver(decided.article);
        setSaid({
          text: decisionText(decision, decided.proposal, { labels, isPublished: decided.article.isPublished }),
          isFailure: false,
        });
        return true;
      } catch (error) {
        const current =
          error instanceof ApiError && error.status === 409 ? (error.body?.current as Article | undefined) : undefined;
        if (current === undefined) {
          setSaid({ text: failureText(error, 'That could not be saved. Please try again.'), isFailure: true });
          return false;
        }
        await editor.meet(current);
        invalidate();
        setSaid({
          text: 'Someone else changed this article in the meantime. Nothing was decided: you see it as it is now.',
          isFailure: true,
        });
        return false;
      }
    });
    return isDecided === true;
  };

  return { list, invalidate, busy, said, enhance, decide };
}
