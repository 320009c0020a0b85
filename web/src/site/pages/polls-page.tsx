import { Suspense } from 'react';
import { BallotTicket } from '../ballots/ballot-ticket.tsx';
import { ballotOfPoll, ballotOfPrediction } from '../ballots/ballot.ts';
import { Container } from '../../shared/ui/page/container.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { useEnvelope, usePage } from './use-page.ts';
import { styled } from '../../shared/ui/styled.ts';

const Section = styled('section')({ marginBottom: 64 });
const Tickets = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& h2': { fontSize: '1.3125rem', lineHeight: 1.1 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Fine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  maxWidth: '39em',
  margin: '0 0 64px',
}));

/** `/polls`: the open polls, the open predictions, then the closed polls and predictions. */
export function Component() {
  const { polls, predictions } = usePage('polls');
  const { loadedAt } = useEnvelope();
  const loadedMs = Date.parse(loadedAt);
  const openPredictions = predictions.filter(({ closed, endsAt }) => !closed && Date.parse(endsAt) > loadedMs);
  const closedPredictions = predictions.filter((prediction) => !openPredictions.includes(prediction));
  const openPolls = polls.filter(({ closed }) => !closed).map(ballotOfPoll);
  const closedPolls = polls.filter(({ closed }) => closed).map(ballotOfPoll);
  const sections = [
    { id: 'polls', title: 'Open Polls', ballots: openPolls },
    { id: 'predictions', title: 'Predictions', ballots: openPredictions.map(ballotOfPrediction) },
    { id: 'closed', title: 'Closed', ballots: [...closedPolls, ...closedPredictions.map(ballotOfPrediction)] },
  ];
  return (
    <Container>
      <PageHead
        title="Your Call"
        standfirst="Questions for the whole hall, and guesses for the brave. Results show once you have had your say."
        art="polls"
      />
      {polls.length === 0 && predictions.length === 0 && (
        <EmptyState sentence="No questions at the moment. The next one comes on Friday.">
          <LinkButton to="/">All News</LinkButton>
        </EmptyState>
      )}
      {sections
        .filter(({ ballots }) => ballots.length > 0)
        .map(({ id, title, ballots }) => (
          <Section key={id} id={id} aria-labelledby={`${id}-title`}>
            <SectionHeading title={title} id={`${id}-title`} />
            <Tickets>
              {ballots.map((ballot) => (
                <Suspense key={ballot.id}>
                  <BallotTicket ballot={ballot} loadedAt={loadedAt} />
                </Suspense>
              ))}
            </Tickets>
          </Section>
        ))}
      <Fine>
        One vote per reader. We know you by a random number in a cookie, not by a name. Readers who clear it can vote
        again, so take every result here as talk in the interval, not as a survey.
      </Fine>
    </Container>
  );
}
