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

/** The editor around the proposals: what it holds, and how it takes over what was decided here. */
export type EditorAround = {
  /** As saved. */
  article: Article & { revision: number };
  /** Fields of the form that hold unsaved changes. */
  unsaved: readonly string[];
  /** Why nothing may be changed now; `null` where it may. */
  blockedBy: string | null;
  /** Runs a call that changes the article: what is heard of it meanwhile is no news. */
  hold: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Takes over the article as a call of one's own left it; unsaved changes stay. */
  takeOver: (article: Article) => void;
  /** Somebody else changed the article: shows it as it is; unsaved changes stay. */
  meet: (current: Article) => Promise<void>;
  /** Brings the form to the front. */
  showForm: () => void;
};

export type Enhancement = {
  list: UseQueryResult<{ proposals: Proposal[] }>;
  /** Asks for the proposals again. */
  invalidate: () => void;
  busy: 'enhance' | 'decide' | null;
  /** What was done last, and what did not work. */
  said: { text: string; isFailure: boolean } | null;
  enhance: (editor: EditorAround) => Promise<void>;
  /** True once it is decided. */
  decide: (editor: EditorAround, proposal: Proposal, decision: Decision) => Promise<boolean>;
};

const split = ({ proposal, ...article }: EnhancedArticle): { proposal: Proposal; article: Article } => ({
  proposal,
  article,
});

/**
 * The proposals of an article, and what an editor does with them: one thing at a time, however
 * often it is pressed.
 */
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
        // Hidden things take no focus.
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
