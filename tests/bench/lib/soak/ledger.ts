import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { reactionTypes, type ReactionType } from '@first-show/domain/reactions/reaction-types';

/** A poll or a prediction. `options`: how many options it has. */
export type Ballot = { kind: 'polls' | 'predictions'; id: string; options: number };
type CommentDecision = 'approved' | 'rejected';

/**
 * Everything that the site accepted during the soak. `votes` has a number for each ballot, `views`
 * a number for each article.
 */
export type Ledger = {
  votes: Map<Ballot, number>;
  /** The last reaction of each reader, by article. */
  reactions: Map<string, Map<string, ReactionType>>;
  /** The decision about each comment, by id; `null` while the comment is pending. */
  comments: Map<string, CommentDecision | null>;
  messages: Set<string>;
  subscriptions: Set<string>;
  views: Map<string, number>;
};

export const openLedger = (): Ledger => ({
  votes: new Map(),
  reactions: new Map(),
  comments: new Map(),
  messages: new Set(),
  subscriptions: new Set(),
  views: new Map(),
});

/** The counts that the site stores, read before and after the soak. */
type Counts = Map<string, number>;

export type Compared = { what: string; accepted: number; lost: number; doubled: number };

/** Reads the site's counts. `ballots` and `articles` are those that the soak uses. */
export async function readCounts(
  db: Firestore,
  { ballots, articles }: { ballots: readonly Ballot[]; articles: readonly string[] },
): Promise<Counts> {
  const counts: Counts = new Map();
  await Promise.all([
    ...ballots.map(async ({ kind, id }) => {
      const choices = db.collection(collections.counters).doc(`${kind}_${id}`).collection('readers');
      const [shown, stored] = await Promise.all([
        db.collection(collections[kind]).doc(id).get(),
        choices.count().get(),
      ]);
      const total: unknown = shown.get(kind === 'polls' ? 'totalVotes' : 'totalPredictions') ?? shown.get('totalVotes');
      counts.set(`${kind} ${id} shown`, Number(total ?? 0));
      counts.set(`${kind} ${id} stored`, stored.data().count);
    }),
    ...articles.map(async (id) => {
      const [reactions, article] = await Promise.all([
        db.collection(collections.reactionCounts).doc(id).get(),
        db.collection(collections.articles).doc(id).get(),
      ]);
      for (const type of reactionTypes) counts.set(`reaction ${id} ${type}`, Number(reactions.get(type) ?? 0));
      counts.set(`views ${id}`, Number(article.get('viewCount') ?? 0));
    }),
  ]);
  return counts;
}

type Run = { db: Firestore; ledger: Ledger; before: Counts; startedAtIso: string; mark: string };

/** Compares the site with the ledger. `mark` begins every text and address of this soak. */
export async function compare(run: Run): Promise<Compared[]> {
  const { db, ledger, before } = run;
  const after = await readCounts(db, { ballots: [...ledger.votes.keys()], articles: articlesOf(ledger) });
  /**
   * Sums up by how much counts are too low (`lost`) and by how much they are too high (`doubled`).
   */
  const tally = (what: string, expected: Iterable<readonly [key: string, count: number]>): Compared => {
    const compared = { what, accepted: 0, lost: 0, doubled: 0 };
    for (const [key, count] of expected) {
      const surplus = (after.get(key) ?? 0) - (before.get(key) ?? 0) - count;
      compared.accepted += count;
      compared.lost += Math.max(0, -surplus);
      compared.doubled += Math.max(0, surplus);
    }
    return compared;
  };
  const votes = (of: 'shown' | 'stored') =>
    [...ledger.votes].map(([{ kind, id }, count]) => [`${kind} ${id} ${of}`, count] as const);
  return [
    tally('votes and predictions, stored', votes('stored')),
    tally('votes and predictions, counted', votes('shown')),
    tally('reactions, counted', reactionsOf(ledger)),
    tally(
      'page views, counted',
      [...ledger.views].map(([id, count]) => [`views ${id}`, count] as const),
    ),
    ...(await Promise.all([compareComments(run), compareMessages(run), compareSubscriptions(run)])),
  ];
}

const articlesOf = ({ reactions, views }: Ledger): string[] => [...new Set([...reactions.keys(), ...views.keys()])];

function reactionsOf({ reactions }: Ledger): Map<string, number> {
  const expected = new Map<string, number>();
  for (const [id, byReader] of reactions) {
    for (const type of reactionTypes) expected.set(`reaction ${id} ${type}`, 0);
    for (const type of byReader.values())
      expected.set(`reaction ${id} ${type}`, (expected.get(`reaction ${id} ${type}`) ?? 0) + 1);
  }
  return expected;
}

/** A comment also counts as lost if its state is not what the moderator decided. */
async function compareComments({ db, ledger, startedAtIso, mark }: Run): Promise<Compared> {
  const recent = (collection: string) => db.collection(collection).where('createdAt', '>=', startedAtIso).get();
  const [shown, queued] = await Promise.all([recent(collections.comments), recent(collections.commentQueue)]);
  const ours = ({ docs }: typeof shown) => docs.filter((doc) => String(doc.get('content')).startsWith(mark));
  const states = new Map(ours(queued).map((doc) => [doc.id, doc.get('status') as string]));
  const approved = new Map(ours(shown).map((doc) => [doc.id, doc.get('isApproved') as boolean]));
  const isKept = ([id, decision]: [string, CommentDecision | null]) =>
    states.get(id) === (decision ?? 'pending') && approved.get(id) === (decision === 'approved');
  const lost = [...ledger.comments].filter((one) => !isKept(one)).length;
  const doubled = [...new Set([...states.keys(), ...approved.keys()])].filter((id) => !ledger.comments.has(id)).length;
  return { what: 'comments, with their decisions', accepted: ledger.comments.size, lost, doubled };
}

async function compareMessages({ db, ledger, startedAtIso, mark }: Run): Promise<Compared> {
  const { docs } = await db.collection(collections.messages).where('createdAt', '>=', startedAtIso).get();
  const subjects = docs.map((doc) => String(doc.get('subject'))).filter((subject) => subject.startsWith(mark));
  return compareTexts('messages', ledger.messages, subjects);
}

/** Checks that each accepted address has exactly one document and got exactly one letter. */
async function compareSubscriptions({ db, ledger, mark }: Run): Promise<Compared> {
  const [subscribers, mail] = await Promise.all([
    db.collection(collections.subscribers).select('email').get(),
    db.collection(collections.mail).select('to').get(),
  ]);
  const isOurs = (address: string) => address.startsWith(mark);
  const addresses = subscribers.docs.map((doc) => String(doc.get('email'))).filter(isOurs);
  const letters = mail.docs.flatMap((doc) => (doc.get('to') ?? []) as string[]).filter(isOurs);
  const [stored, sent] = [addresses, letters].map((found) => compareTexts('', ledger.subscriptions, found));
  return {
    what: 'subscriptions, with their letters',
    accepted: ledger.subscriptions.size,
    lost: (stored?.lost ?? 0) + (sent?.lost ?? 0),
    doubled: (stored?.doubled ?? 0) + (sent?.doubled ?? 0),
  };
}

function compareTexts(what: string, accepted: ReadonlySet<string>, found: readonly string[]): Compared {
  const distinct = new Set(found);
  const lost = [...accepted].filter((one) => !distinct.has(one)).length;
  const unexpected = [...distinct].filter((one) => !accepted.has(one)).length;
  return { what, accepted: accepted.size, lost, doubled: found.length - distinct.size + unexpected };
}
