import { presentAdminPoll, type AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';

/**
 * Merges loaded polls with live documents. Votes only grow, so the larger tally is the newer one.
 * For all other fields the higher revision wins.
 */
export function mergeLive(polls: readonly AdminPoll[], docs: readonly PollDoc[]): AdminPoll[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return polls.map((poll) => {
    const doc = byId.get(poll.id);
    if (doc === undefined) return poll;
    const live = presentAdminPoll(doc, null);
    const isNewer = live.revision > poll.revision;
    const hasMoreVotes = live.totalVotes > poll.totalVotes || isNewer;
    return {
      ...poll,
      ...(hasMoreVotes && live.revision >= poll.revision && { results: live.results, totalVotes: live.totalVotes }),
      ...(isNewer && {
        title: live.title,
        question: live.question,
        options: live.options,
        closed: live.closed,
        revision: live.revision,
      }),
    };
  });
}
