import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { Board } from '../../shared/ui/page/board.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { cutEdge } from '../../shared/ui/art/cut.ts';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { TicketBadge } from '../../shared/ui/art/ticket-badge.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Section = styled('section')({ marginBlock: '20px 64px' });
const Mission = styled('div')(({ theme }) => ({
  maxWidth: 760,
  '& p': { ...theme.typography.body1, margin: '0 0 20px' },
  '& p:first-of-type': { ...theme.typography.standfirst, marginBottom: 24 },
}));
const Features = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '44px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Feature = styled('article')(({ theme }) => ({
  '& > div': { position: 'relative', marginBottom: 26 },
  '& > div > [data-badge]': { position: 'absolute', left: 0, bottom: -10, display: 'flex' },
  '& h3': { ...theme.typography.h3, margin: '0 0 8px' },
  '& p': {
    ...theme.typography.body1,
    fontSize: '1.125rem',
    lineHeight: 1.5,
    margin: 0,
    color: 'var(--fs-palette-text-secondary)',
  },
}));
const Stack = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: '28px 44px',
  paddingBottom: 8,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& dt': { ...theme.typography.h4, fontSize: '1.375rem', color: 'var(--fs-palette-primary-main)', marginBottom: 6 },
  '& dd': { ...theme.typography.body2, margin: 0, color: 'var(--fs-palette-text-secondary)' },
}));
const Call = styled('section')(({ theme }) => ({
  margin: '64px 0',
  padding: '52px 28px 56px',
  color: '#FCEFE1',
  backgroundColor: '#7A0F23',
  clipPath: cutEdge('about-call', 2.4),
  '& h2': { ...theme.typography.h2, margin: '0 0 10px' },
  '& p': { ...theme.typography.body1, margin: '0 0 24px', maxWidth: '29.5em' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  [theme.breakpoints.up('md')]: { padding: '64px 72px' },
}));

const features = [
  {
    title: 'AI-Powered Content',
    badge: 'The newsroom',
    tone: 'var(--fs-palette-category-film-news-chip)',
    icon: 'newspaper',
    art: 'about-reviews',
    text: 'Every two hours our robots read the sources we trust and bring back what is new. AI suggests a summary, tags and a tighter headline; an editor says yes or no.',
  },
  {
    title: 'Real-Time Updates',
    badge: 'Live',
    tone: 'var(--fs-palette-category-streaming-chip)',
    icon: 'clock',
    art: 'about-streaming',
    text: 'Counts, comments and collections move on the page you have open. No reloading, no blinking.',
  },
  {
    title: 'Interactive Community',
    badge: 'The hall',
    tone: 'var(--fs-palette-category-celebrities-chip)',
    icon: 'speech',
    art: 'about-celebrities',
    text: 'React, argue, vote, predict. No account, no password. Comments appear only after approval, so the balcony stays civil.',
  },
  {
    title: 'Data-Driven Insights',
    badge: 'The window',
    tone: 'var(--fs-palette-category-trade-chip)',
    icon: 'ticket',
    art: 'about-trade',
    text: 'Day one, weekend and total, always India nett. Estimates are marked as such, and what we do not know is a dash.',
  },
] as const;

const stack = [
  {
    name: 'On the page',
    what: 'React and MUI in TypeScript, rendered on a server first, so that a story reads well before any script has run.',
  },
  {
    name: 'Behind it',
    what: 'Cloud Functions for Firebase with Hono, and one Zod schema for each thing a reader can send.',
  },
  {
    name: 'Data',
    what: 'Cloud Firestore, with live listeners for everything that counts, and rules that decide who may read what.',
  },
  {
    name: 'In the newsroom',
    what: 'Feeds and pages read every two hours, and language models that propose and never publish.',
  },
];

export function Component() {
  return (
    <>
      <Container>
        <PageHead title={`About ${site.name}`} standfirst={site.tagline} art="about" wide />
        <Section aria-labelledby="mission">
          <SectionHeading title="Our Mission" id="mission" />
          <Mission>
            <p>
              Friday, six in the morning, the shutters go up and somebody buys the first ticket. {site.name} is written
              for that person, from a seat in row H.
            </p>
            <p>
              We cover Bollywood and the cinemas around it: the news, the reviews, the songs, the trade. We like films,
              so we tell you when one is good; we like numbers, so we tell you where they come from. If we got something
              wrong, we say so on the page where we got it wrong.
            </p>
            <p>
              <span lang="hi">सिनेमा सबका है।</span> So the site is free to read, has no advertising, and works on the
              phone in your pocket and the network in your lane.
            </p>
          </Mission>
        </Section>
        <Section aria-labelledby="features">
          <SectionHeading title="What We Do" id="features" />
          <Features>
            {features.map(({ title, badge, tone, icon, art, text }) => (
              <Feature key={title}>
                <div>
                  <PageArt name={art} ratio={1.9} sizes="(min-width: 600px) 580px, 92vw" />
                  <span data-badge="">
                    <TicketBadge tone={tone} icon={icon}>
                      {badge}
                    </TicketBadge>
                  </span>
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </Feature>
            ))}
          </Features>
        </Section>
      </Container>
      <Board labelledBy="stack">
        <div style={{ padding: '32px 0' }}>
          <SectionHeading title="Technology Stack" id="stack" />
          <Stack>
            {stack.map(({ name, what }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </Stack>
        </div>
      </Board>
      <Container>
        <Call aria-labelledby="call">
          <h2 id="call">There’s a seat free beside us</h2>
          <p>Tell us what we missed, what we got wrong, or which song you can't get out of your head.</p>
          <div>
            <LinkButton
              to={paths.contact}
              sx={{ bgcolor: '#FFB92E', color: '#2A0B14', '&:hover': { bgcolor: '#FFC95C' } }}
            >
              Contact Us
            </LinkButton>
            <LinkButton
              to={paths.home}
              variant="outlined"
              sx={{ color: '#FCEFE1', borderColor: '#FCEFE1', '&:hover': { borderColor: '#FFB92E' } }}
            >
              Read the News
            </LinkButton>
          </div>
        </Call>
      </Container>
    </>
  );
}
