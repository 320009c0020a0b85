import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc, NewArticle } from '@first-show/domain/articles/article.schema';
import { fail, invalidField, ok, type Failure, type Result } from '@first-show/domain/core/result';
import {
  FILLED_FIELDS,
  PROPOSED_FIELDS,
  type FieldValue,
  type Proposal,
  type ProposalDecision,
  type ProposedField,
} from '@first-show/domain/enhancement/enhancement.schema';
import type { Deps } from '../../platform/deps.ts';
import type { LogChange } from '../../platform/desk-log/desk-log.ts';
import { withoutSourceCredits, type KnownFilm, type Story } from './article-text.ts';
import { checkDraft, type CheckedDraft } from './check-draft.ts';
import { measureReading } from './embedded-provider.ts';
import type { EnhancementProvider, ProviderFailure } from './provider.ts';
import {
  endLease,
  loadArticle,
  loadProposal,
  loadProvenance,
  loadRejections,
  noteDecisions,
  saveProposal,
  withCurrentStatus,
  takeLease,
  valueOf,
  type LeaseEnd,
} from './store/proposals.ts';
import { rejectedIn, textHashOf } from './rejected.ts';

/**
 * The provider, and functions of other features that enhancement needs. The functions are passed
 * in, because features do not import each other.
 */
export type EnhancementPorts = {
  provider: EnhancementProvider;
  /** Every film of the chart. */
  films: () => Promise<readonly KnownFilm[]>;
  /** The articles feature's function to change an article, with history, revision and roll-ups. */
  change: (input: ArticleChange) => Promise<ArticleChangeOutcome>;
};

type ArticleChange = {
  id: string;
  revision: number;
  changes: Partial<Pick<NewArticle, ProposedField | 'title'>>;
  by: string | null;
  /** The job made the change, so the last editor of the draft stays the same. */
  isByMachine?: boolean;
  aiAssisted: NonNullable<ArticleDoc['aiAssisted']>;
  log?: LogChange;
};
type ArticleChangeOutcome =
  { outcome: 'changed' | 'stale'; doc: ArticleDoc } | { outcome: 'missing' } | { outcome: 'refused'; failure: Failure };

type EnhancementDeps = Pick<Deps, 'clock' | 'randomId' | 'newId'> & { db: () => Firestore };
export type Enhanced = { article: ArticleDoc; proposal: Proposal };
/**
 * `reason` decides whether the job retries the article later, and whether the job continues with
 * the next article.
 */
export type EnhanceFailure = Failure & { reason: 'missing' | 'busy' | 'nothing' | ProviderFailure['reason'] };

const MISSING: EnhanceFailure = { status: 404, message: 'Not found', reason: 'missing' };
const BUSY: EnhanceFailure = {
  status: 409,
  message: 'This article is already being enhanced. Please wait until it is done.',
  reason: 'busy',
};

/**
 * A hash of the provider, its model and prompt version, and of the article's language and text. The
 * job compares it with the hash of its last try.
 */
export const triedTextHash = (
  article: Pick<ArticleDoc, 'title' | 'summary' | 'content' | 'language'>,
  provider: EnhancementProvider,
): string =>
  createHash('sha1')
    .update(
      JSON.stringify([
        provider.name,
        provider.model,
        provider.promptVersion,
        article.language,
        article.title,
        article.summary,
        article.content,
      ]),
    )
    .digest('base64url');

/**
 * Creates a proposal for an article. For a draft, the empty `FILLED_FIELDS` are filled at once; a
 * published article stays unchanged. After a failure the article is unchanged too. `by` is the
 * editor's name, `null` for the job. For the job, 'busy' also means that this text is not due: it
 * was already tried.
 */
export async function enhanceArticle(
  deps: EnhancementDeps,
  ports: EnhancementPorts,
  input: { id: string; by: string | null },
): Promise<Result<Enhanced, EnhanceFailure>> {
  const { id, by } = input;
  const db = deps.db();
  const article = await loadArticle(db, id);
  if (article === null) return fail(MISSING);
  const lease = { id, token: deps.randomId(), hash: triedTextHash(article, ports.provider) };
  if (!(await takeLease(db, { ...lease, now: deps.clock.now(), onlyIfDue: by === null }))) return fail(BUSY);
  // How the lease ends if `propose` throws: the job retries this text later, up to three tries in
  // all.
  let end: LeaseEnd = { result: 'tried' };
  try {
    const enhanced = await propose(deps, ports, { article, by });
    end = endOf(enhanced, deps.clock.now());
    return enhanced;
  } finally {
    await endLease(db, { ...lease, end });
  }
}

/** How long to pause for a failing provider that asks for no pause itself, in seconds. */
const OUT_OF_ORDER_SECONDS = 1800;

function endOf(enhanced: Result<Enhanced, EnhanceFailure>, now: Date): LeaseEnd {
  if (enhanced.ok || isFinal(enhanced.error)) return { result: 'final' };
  if (!isOutOfOrder(enhanced.error)) return { result: 'tried' };
  const { retryAfterSeconds = OUT_OF_ORDER_SECONDS } = enhanced.error;
  return { result: 'unread', now, retryAfterSeconds, isDoubtful: enhanced.error.reason === 'unreachable' };
}

/** Whether a retry for the same text would get the same answer. */
const isFinal = ({ reason }: EnhanceFailure): boolean =>
  reason === 'refused' || reason === 'nothing' || reason === 'missing';

/**
 * Whether the provider failed, not the text, so that the next article would probably fail as well.
 */
export const isOutOfOrder = ({ reason }: Pick<EnhanceFailure, 'reason'>): boolean =>
  reason === 'budget' || reason === 'quota' || reason === 'unreachable' || reason === 'not-configured';

async function propose(
  deps: EnhancementDeps,
  ports: EnhancementPorts,
  { article, by }: { article: ArticleDoc; by: string | null },
): Promise<Result<Enhanced, EnhanceFailure>> {
  const { provider } = ports;
  const story: Story = {
    title: article.title,
    language: article.language,
    ...withoutSourceCredits(article, await loadProvenance(deps.db(), article.id)),
    films: await ports.films(),
  };
  const draft = await provider.propose(story);
  if (!draft.ok) return fail(refusalOf(draft.error));
  // Read the rejections after the provider's answer, because an editor may reject a value while the
  // provider works.
  const isRejected = rejectedIn(await loadRejections(deps.db(), article.id), textHashOf(article));
  const checked = checkDraft(draft.value, { article, story, isRejected });
  if (Object.keys(checked.values).length === 0 && checked.headlineChoices.length === 0)
    return fail(nothingToPropose(checked));

  const at = deps.clock.now().toISOString();
  const proposal: Proposal = {
    id: deps.newId(),
    articleId: article.id,
    fields: Object.fromEntries(
      PROPOSED_FIELDS.flatMap((field) => {
        const after = checked.values[field];
        return after === undefined
          ? []
          : [[field, { before: valueOf(article, field), after, status: 'open' as const }]];
      }),
    ),
    headlineChoices: checked.headlineChoices,
    chosenHeadline: null,
    readingLevel: await measureReading(story),
    refused: checked.refused,
    provider: provider.name,
    model: provider.model,
    promptVersion: provider.promptVersion,
    at,
    by,
    basedOnRevision: article.revision ?? 1,
  };
  // Save the proposal first, because a filled field without a proposal would be an unexplained
  // change.
  if (!(await saveProposal(deps.db(), proposal))) return fail(MISSING);
  return ok(article.isPublished ? { article, proposal } : await fillDraft(deps, ports, { article, proposal }));
}

/** The name in the history for the job's changes. */
const BY_JOB = 'Enhancement';

const isEmpty = (value: FieldValue): boolean => value === null || value.length === 0;

/**
 * Fills the empty `FILLED_FIELDS` of a draft. If the draft was changed or published in the
 * meantime, the fields stay open for the editor.
 */
async function fillDraft(
  deps: EnhancementDeps,
  ports: EnhancementPorts,
  { article, proposal }: Enhanced,
): Promise<Enhanced> {
  const filled = FILLED_FIELDS.filter(
    (field) => proposal.fields[field] !== undefined && isEmpty(valueOf(article, field)),
  );
  if (filled.length === 0) return { article, proposal };
  const applied = await ports.change({
    id: article.id,
    revision: article.revision ?? 1,
    changes: changesOf(proposal, filled),
    by: proposal.by ?? BY_JOB,
    isByMachine: proposal.by === null,
    aiAssisted: { provider: proposal.provider, at: proposal.at },
  });
  if (applied.outcome !== 'changed') return { article: applied.outcome === 'stale' ? applied.doc : article, proposal };
  const decisions = Object.fromEntries(filled.map((field) => [field, 'accepted' as const]));
  const noted = await noteDecisions(deps.db(), {
    id: article.id,
    proposalId: proposal.id,
    decisions,
    chosenHeadline: null,
    textHash: textHashOf(applied.doc),
  });
  return { article: applied.doc, proposal: noted ?? proposal };
}

const changesOf = (proposal: Proposal, fields: readonly ProposedField[]): ArticleChange['changes'] =>
  Object.fromEntries(fields.map((field) => [field, proposal.fields[field]?.after])) as ArticleChange['changes'];

function nothingToPropose({ refused }: CheckedDraft): EnhanceFailure {
  const [first] = refused;
  const why = first === undefined ? '' : ` What came was refused, ${first.field}: ${first.why}.`;
  return { status: 409, message: `There is nothing to propose for this article.${why}`, reason: 'nothing' };
}

function refusalOf(failure: ProviderFailure): EnhanceFailure {
  const { reason, message, retryAfterSeconds } = failure;
  if (reason === 'quota' || reason === 'budget')
    return { status: 429, message, reason, retryAfterSeconds: retryAfterSeconds ?? QUOTA_WAIT_SECONDS };
  return { status: 502, message, reason };
}
const QUOTA_WAIT_SECONDS = 60;

export type Decided =
  | { outcome: 'changed' | 'stale'; article: ArticleDoc; proposal: Proposal }
  | { outcome: 'missing' }
  | { outcome: 'refused'; failure: Failure };

const UNKNOWN_HEADLINE = invalidField('title', 'This headline is not among the choices');

/**
 * Applies an editor's decision. 'stale': the article is no longer at `revision`, and nothing is
 * changed. A field that has changed since the proposal is not overwritten; its status is then
 * 'stale'.
 */
export async function decideProposal(
  deps: EnhancementDeps,
  ports: Pick<EnhancementPorts, 'change'>,
  input: { id: string; proposalId: string; decision: ProposalDecision; by: string; log?: LogChange },
): Promise<Decided> {
  const { id, proposalId, decision, by, log } = input;
  const db = deps.db();
  const [article, stored] = await Promise.all([loadArticle(db, id), loadProposal(db, id, proposalId)]);
  if (article === null || stored === null) return { outcome: 'missing' };
  const proposal = withCurrentStatus(stored, article);
  if ((article.revision ?? 1) !== decision.revision) return { outcome: 'stale', article, proposal };
  if (decision.title !== null && !proposal.headlineChoices.includes(decision.title))
    return { outcome: 'refused', failure: UNKNOWN_HEADLINE };

  const accepted = decision.accept.filter((field) => proposal.fields[field]?.status === 'open');
  let after = article;
  if (accepted.length > 0 || decision.title !== null) {
    const changed = await ports.change({
      id,
      revision: decision.revision,
      changes: { ...changesOf(proposal, accepted), ...(decision.title === null ? {} : { title: decision.title }) },
      by,
      aiAssisted: { provider: proposal.provider, at: proposal.at },
      ...(log && { log }),
    });
    if (changed.outcome === 'missing' || changed.outcome === 'refused') return changed;
    if (changed.outcome === 'stale')
      return { outcome: 'stale', article: changed.doc, proposal: withCurrentStatus(stored, changed.doc) };
    after = changed.doc;
  }
  const noted = await noteDecisions(db, {
    id,
    proposalId,
    decisions: {
      ...Object.fromEntries(
        PROPOSED_FIELDS.flatMap((field) =>
          proposal.fields[field]?.status === 'stale' ? [[field, 'stale' as const]] : [],
        ),
      ),
      ...Object.fromEntries(accepted.map((field) => [field, 'accepted' as const])),
      ...Object.fromEntries(decision.reject.map((field) => [field, 'rejected' as const])),
    },
    chosenHeadline: decision.title,
    textHash: textHashOf(article),
  });
  return { outcome: 'changed', article: after, proposal: noted === null ? proposal : withCurrentStatus(noted, after) };
}
