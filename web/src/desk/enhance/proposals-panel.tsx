import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { PROPOSED_FIELDS, type Proposal } from '@first-show/domain/enhancement/enhancement.schema';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatClock } from '../lib/india-time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { MoreDetails } from '../ui/more-details.ts';
import { Panel } from '../ui/panel.tsx';
import { ProposalButtons } from '../ui/proposal-row.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { Stack, TextStack } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { FieldRow } from './field-row.tsx';
import { HeadlineChoice } from './headline-choice.tsx';
import { goToProposals, PROPOSALS_ID } from './request-enhancement.ts';
import { articleLabels } from '../lib/article-labels.ts';
import type { EditorPart } from '../lib/editor-part.ts';
import type { Enhancement } from './use-enhancement.ts';
import { type Decision, readingText } from './enhancement-labels.ts';

const Result = styled('p')({ fontWeight: 700, '&:empty': { display: 'none' } });

type Props = {
  enhancement: Enhancement;
  editor: EditorPart;
};

/** The button 'AI Enhance' of the article editor. It enhances the saved article, not the form. */
export function EnhanceButton({ enhancement, editor }: Props) {
  const { isBusy, isEnhancing, enhance } = enhancement;
  return (
    <Button
      variant="outlined"
      style={{ minHeight: 44 }}
      aria-disabled={isBusy}
      aria-busy={isEnhancing}
      onClick={() => void enhance(editor)}
    >
      {isEnhancing ? 'Enhancing…' : 'AI Enhance'}
    </Button>
  );
}

/** The newest proposal, with buttons for each field. '#proposals' in the URL focuses the panel. */
export function ProposalsPanel(props: Props) {
  const { enhancement, editor } = props;
  const { list, result } = enhancement;
  const { refetch } = list;
  const { hash, key } = useLocation();
  const isReady = list.data !== undefined;
  useEffect(() => {
    if (isReady && hash === `#${PROPOSALS_ID}`) goToProposals();
  }, [isReady, hash, key]);

  // A save of the article can make fields of a proposal stale, so load the proposals again.
  const { revision } = editor.article;
  const known = useRef(revision);
  useEffect(() => {
    if (known.current !== revision) void refetch();
    known.current = revision;
  }, [refetch, revision]);

  const newest = list.data?.proposals[0];
  return (
    <div
      id={PROPOSALS_ID}
      tabIndex={-1}
      role="group"
      aria-label="Proposals"
      style={{ scrollMarginTop: 16, minWidth: 0 }}
    >
      <Panel title="Proposals" actions={<EnhanceButton enhancement={enhancement} editor={editor} />}>
        <TextStack>
          {editor.unsaved.length > 0 && <UnsavedNote editor={editor} />}
          <QueryState query={list} what="the proposals" lines={2} />
          {isReady && newest === undefined && (
            <p>
              No proposals yet. AI Enhance reads the saved article and proposes a summary, search texts, tags and
              headlines.{' '}
              {editor.article.isPublished
                ? 'Nothing changes until you accept it.'
                : 'Empty fields of a draft are filled at once; you decide on the rest.'}
            </p>
          )}
          {newest !== undefined && <NewestProposal key={newest.id} proposal={newest} {...props} />}
          <Result role="status" sx={result?.isFailure === true ? { color: 'error.main' } : undefined}>
            {result?.text}
          </Result>
          {/* After another save, the undo would remove that save too. */}
          {result?.undo !== undefined && result.undo.basedOn === revision && (
            <Button
              variant="outlined"
              sx={{ minHeight: 44, justifySelf: 'start' }}
              aria-disabled={enhancement.isBusy}
              onClick={() => result.undo && void enhancement.undo(editor, result.undo)}
            >
              Undo
            </Button>
          )}
        </TextStack>
      </Panel>
    </div>
  );
}

function UnsavedNote({ editor }: Pick<Props, 'editor'>) {
  const own = [...PROPOSED_FIELDS, 'title' as const]
    .filter((field) => editor.unsaved.includes(field))
    .map((field) => articleLabels[field]);
  return (
    <Alert severity="info" role="status">
      You have unsaved changes. AI Enhance reads the last saved version, so save first to include them. Your decisions
      here do not touch them.
      {own.length > 0 && ` To decide on ${own.join(', ')}, save or discard your changes there first.`}
    </Alert>
  );
}

function NewestProposal({ proposal, enhancement, editor }: Props & { proposal: Proposal }) {
  const { article, unsaved } = editor;
  const lang = article.language === 'hi' ? 'hi' : undefined;
  const isBlocked = enhancement.isBusy;
  const open = PROPOSED_FIELDS.filter((field) => proposal.fields[field]?.status === 'open');
  const free = open.filter((field) => !unsaved.includes(field));
  /** The pressed button of a field disappears, so the focus moves to `focusId`. */
  const decide = (decision: Partial<Decision>, focusId?: string) =>
    void enhancement.decide(editor, proposal, decision, focusId);
  return (
    <>
      {proposal.headlineChoices.length > 0 && (
        <HeadlineChoice
          current={article.title}
          choices={proposal.headlineChoices}
          lang={lang}
          isBlocked={isBlocked}
          reason={unsaved.includes('title') ? 'The title has unsaved changes. Save or discard them first.' : null}
          onTake={(title) => decide({ title })}
        />
      )}
      {free.length > 1 && (
        <ProposalButtons>
          <Button aria-disabled={isBlocked} onClick={() => decide({ accept: free }, PROPOSALS_ID)}>
            Accept all {free.length}
          </Button>
          <Button variant="outlined" aria-disabled={isBlocked} onClick={() => decide({ reject: free }, PROPOSALS_ID)}>
            Reject all {free.length}
          </Button>
        </ProposalButtons>
      )}
      <Stack as="ul" role="list" aria-label="Proposed fields" style={{ gap: 22 }}>
        {PROPOSED_FIELDS.map((field) => {
          const one = proposal.fields[field];
          if (one === undefined) return null;
          return (
            <FieldRow
              key={field}
              field={field}
              proposed={one}
              lang={lang}
              isBlocked={isBlocked}
              hasUnsaved={unsaved.includes(field)}
              onDecide={(decision) => decide(decision, `proposal-${field}`)}
            />
          );
        })}
      </Stack>
      {proposal.refused.length > 0 && <Refused refused={proposal.refused} />}
      <Meta>Reading level: {readingText(proposal.readingLevel, article.language)}</Meta>
      <Meta>
        {proposal.provider} · {proposal.model} · {proposal.promptVersion} · <RelativeTime iso={proposal.at} />,{' '}
        {formatClock(proposal.at)}
        {proposal.by === null ? ' · by the background job' : ` · requested by ${proposal.by}`}
      </Meta>
    </>
  );
}

/** The proposed values that the server's checks rejected, with the reasons. */
function Refused({ refused }: Pick<Proposal, 'refused'>) {
  const labels: Record<string, string> = { ...articleLabels, headlineChoices: 'Headline' };
  return (
    <MoreDetails>
      <summary>Rejected by the checks: {refused.length}</summary>
      <ul>
        {refused.map(({ field, why }, index) => (
          <li key={index}>
            <b>{labels[field] ?? field}</b>: {why}
          </li>
        ))}
      </ul>
    </MoreDetails>
  );
}
