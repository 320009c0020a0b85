import { styled } from '@mui/material/styles';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCountOf } from '@first-show/domain/core/money';
import { useNow } from '../../shared/lib/use-now.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TicketPanel } from '../../shared/ui/page/ticket-panel.tsx';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { BallotOptions } from './ballot-options.tsx';
import { BallotResults } from './ballot-results.tsx';
import { categoryLabels, isOver, oddsText, resultsOf, timeLeftText, type Ballot } from './ballot.ts';
import { useBallot } from './use-ballot.ts';
import { langOf } from '../../shared/ui/lang-of.ts';

const Head = styled('div')({ display: 'grid', gap: 8, marginBottom: 16 });
const Question = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.375rem',
  margin: 0,
  overflowWrap: 'anywhere',
}));
const About = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: 'var(--fs-palette-text-secondary)',
}));
const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: 0,
  color: 'var(--fs-palette-text-disabled)',
}));

/**
 * The end of a prediction. The server's markup says 'until 3 Dec'. Once the reader's clock is
 * known, the text is the time left, 'Closed' or 'Settled'.
 */
function TimeLeft({
  endsAt,
  isClosed,
  isSettled,
  now,
}: {
  /** ISO time. */
  endsAt: string;
  isClosed: boolean;
  isSettled: boolean;
  /** The reader's clock; `null` until it is known. */
  now: Date | null;
}) {
  if (now === null) return <time dateTime={endsAt}>{`until ${formatShortDate(endsAt)}`}</time>;
  return (
    <>
      <Icon name={isClosed ? 'lock' : 'clock'} size={16} />
      <time dateTime={endsAt}>{timeLeftText(endsAt, isClosed, isSettled, now)}</time>
    </>
  );
}

/**
 * A poll or prediction on a ticket: its options, or the live results once the reader has voted or
 * it is closed.
 */
export function BallotTicket({
  ballot,
  title = ballot.stubTitle,
  loadedAt,
  headingId,
}: {
  ballot: Ballot;
  /** The title on the ticket's stub; by default the ballot's own. */
  title?: string;
  /**
   * ISO time at which the server read the page's data. It is used as the current time until the
   * reader's clock is known.
   */
  loadedAt: string;
  headingId?: string;
}) {
  const { kind, question, description = '', category, options, endsAt } = ballot;
  const now = useNow();
  const { ref, tally, own, isDone, selected, select, isSending, hasJustCast, cast } = useBallot(ballot, (latest) =>
    isOver(ballot, latest, now ?? new Date(loadedAt)),
  );
  const results = isDone ? resultsOf(options, tally) : null;
  const total = formatCountOf(tally.total, kind.noun);

  return (
    <TicketPanel
      ref={ref}
      title={title}
      id={headingId}
      aside={
        endsAt === undefined ? (
          <span style={{ whiteSpace: 'nowrap' }}>{total}</span>
        ) : (
          <TimeLeft
            endsAt={endsAt}
            isClosed={isOver(ballot, tally, now ?? new Date(loadedAt))}
            isSettled={tally.settled !== null}
            now={now}
          />
        )
      }
    >
      <Head>
        <Question lang={langOf(question)}>{question}</Question>
        {description !== '' && <About lang={langOf(description)}>{description}</About>}
        {category !== undefined && <Meta>{`${categoryLabels[category]} · ${total}`}</Meta>}
      </Head>
      {results !== null ? (
        <BallotResults
          label={`Results: ${question}`}
          ownLabel={kind.ownLabel}
          takesFocus={hasJustCast}
          results={results.map(({ text, votes, percentage, odds }, index) => ({
            text,
            percentage,
            note: formatCountOf(votes, kind.noun) + (odds === null ? '' : ` · odds ${odds}×`),
            isOwn: index === own,
            isOutcome: index === tally.settled?.optionIndex,
          }))}
        />
      ) : (
        <>
          <BallotOptions
            name={`${kind.name}-${ballot.id}`}
            legend={question}
            options={options}
            odds={tally.odds?.map(oddsText)}
            selected={selected}
            isDisabled={isSending || isDone}
            onSelect={select}
          />
          {selected !== null && !isDone && (
            <Button fullWidth sx={{ mt: '14px', gap: '10px' }} disabled={isSending} onClick={() => void cast(selected)}>
              {kind.castIcon && <Icon name={kind.castIcon} size={18} />}
              <span>{isSending ? kind.casting : kind.cast}</span>
            </Button>
          )}
          <WithoutScript style={{ marginTop: 12 }}>{kind.withoutScript}</WithoutScript>
        </>
      )}
      {tally.settled !== null && <Meta sx={{ mt: '14px' }}>{`Settled by ${tally.settled.source}.`}</Meta>}
      {tally.odds !== undefined && (
        <Meta sx={{ mt: '14px' }}>Odds come from what readers predict. This is not betting.</Meta>
      )}
    </TicketPanel>
  );
}
