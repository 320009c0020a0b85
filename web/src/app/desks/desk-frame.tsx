import { styled } from '@mui/material/styles';
import { type ComponentType, useId } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { collections } from '@first-show/domain/core/collections';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { roleHasRight, type StaffRight } from '@first-show/domain/staff/staff.schema';
import { DeskFirebase } from '../../features/desk-sign-in/desk-firebase.client.tsx';
import { SessionGate } from '../../features/desk-sign-in/session-gate.client.tsx';
import { OfflineNotice } from '../../features/shell/offline-notice.tsx';
import { ThemeSwitch } from '../../features/shell/theme-switch.tsx';
import { useDeskTitle, useWaitingInTitle } from '../../lib/desk/desk-title.ts';
import { useHeartbeat } from '../../lib/desk/presence.ts';
import { useSession, useStaff } from '../../lib/desk/session.ts';
import { useLiveDocState, useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { TabLinks, tabId, type TabLink } from '../../ui/desk/tab-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DeskWaiting } from './desk-states.tsx';

export { DeskError } from './desk-states.tsx';

const Tooltips = optionalPart(() => import('../../ui/tooltips.tsx').then((module) => module.Tooltips));

const Header = styled('header')({ borderBottom: '1px solid var(--fs-palette-divider)' });
const Row = styled(Container)({ position: 'relative', display: 'flex', alignItems: 'center', gap: 12, minHeight: 66, paddingBlock: 8, '@media (min-width:600px)': { gap: 20 } });
// The narrowest phones have no room for it: the tabs say where one is.
const Name = styled('span')({ color: 'var(--fs-palette-text-disabled)', fontWeight: 700, fontSize: '1.0625rem', '@media (max-width:379px)': { display: 'none' } });
const End = styled('div')({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 12 });
const Account = styled('div')({ color: 'var(--fs-palette-text-disabled)', fontSize: '.9375rem', display: 'flex', alignItems: 'center', gap: 20, '& a': { color: 'var(--fs-palette-text-primary)' } });
const Wide = styled('div')({ '@media (max-width:799px)': { display: 'none' } });
// A phone's header has room for one button: the rest of the account is behind it.
const Narrow = styled('details')({
  '@media (min-width:800px)': { display: 'none' },
  '& summary': { display: 'grid', placeItems: 'center', width: 44, height: 44, listStyle: 'none', cursor: 'pointer', borderRadius: 4 },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& > div': {
    position: 'absolute',
    zIndex: 5,
    top: '100%',
    right: 0,
    left: 0,
    display: 'grid',
    gap: 12,
    padding: '16px',
    backgroundColor: 'var(--fs-palette-background-paper)',
    borderBottom: '1px solid var(--fs-palette-divider)',
  },
});
const Main = styled('main')({ paddingBlock: '28px calc(88px + var(--fs-bottom-bar, 0px))', minHeight: '60vh', '&:focus': { outline: 'none' } });
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 12 }));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)', marginBottom: 20, maxWidth: 640 }));
const OtherDesk = styled(Link)({ minHeight: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 700, textUnderlineOffset: 3 });

type Desk = {
  name: string;
  right: StaffRight;
  /** What a role without the right is told. */
  refusal: string;
  home: string;
  other: { to: string; name: string; right: StaffRight };
  Pages: ComponentType;
};

const moderation: Desk = {
  name: 'Moderation',
  right: 'comments',
  refusal: 'Reading the queue, and approving, rejecting or deleting comments, is for moderators.',
  home: deskPaths.moderation,
  other: { to: deskPaths.content, name: 'Newsroom', right: 'content' },
  Pages: ModerationTabs,
};
const content: Desk = {
  name: 'Newsroom',
  right: 'content',
  refusal: 'Articles, box office, polls, the inbox and subscribers are for editors.',
  home: deskPaths.content,
  other: { to: deskPaths.moderation, name: 'Moderation', right: 'comments' },
  Pages: ContentTabs,
};

type CommentCounts = { pending: number; approved: number; rejected: number; reported: number };

/** Both desks, `/webadmin` and `/admin`: one session outlives going from one to the other. */
export function DeskFrame() {
  const { pathname } = useLocation();
  const desk = pathname.startsWith(deskPaths.moderation) ? moderation : content;
  return (
    <DeskFirebase>
      <SessionGate deskName={desk.name} themeSwitch={<ThemeSwitch />} starting={<DeskWaiting />}>
        <DeskShell key={desk.name} desk={desk} />
      </SessionGate>
    </DeskFirebase>
  );
}

function DeskShell({ desk }: { desk: Desk }) {
  const staff = useStaff();
  useHeartbeat();
  const isAllowed = roleHasRight(staff.role, desk.right);
  const mayGoOver = roleHasRight(staff.role, desk.other.right);
  return (
    <>
      <SkipLink href="#main">Skip to the work</SkipLink>
      <Header>
        <Row>
          <Link to={desk.home} style={{ color: 'inherit', textDecoration: 'none' }}>
            <Logo />
            <VisuallyHidden>, {desk.name} dashboard</VisuallyHidden>
          </Link>
          <Name>{desk.name}</Name>
          <End>
            <Wide>
              <Who desk={desk} />
            </Wide>
            <ThemeSwitch />
            <Wide>
              <LogOut />
            </Wide>
            <Narrow onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && currentTarget.removeAttribute('open')}>
              <summary aria-label="Account">
                <Icon name="menu" size={24} />
              </summary>
              <div>
                <Who desk={desk} />
                <LogOut />
              </div>
            </Narrow>
          </End>
        </Row>
      </Header>
      {isAllowed ? <desk.Pages /> : <WrongRole desk={desk} mayGoOver={mayGoOver} />}
      <OfflineNotice />
      <Tooltips />
    </>
  );
}

function Who({ desk }: { desk: Desk }) {
  const staff = useStaff();
  return (
    <Account>
      {roleHasRight(staff.role, desk.other.right) && <OtherDesk to={desk.other.to}>{desk.other.name}</OtherDesk>}
      <span>Signed in as {staff.displayName}</span>
    </Account>
  );
}

function LogOut() {
  const { signOut, signOutEverywhere } = useSession();
  const size = { minHeight: 44, padding: '0 16px' };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="outlined" onClick={() => void signOut()} style={size}>
        Log out
      </Button>
      <Button variant="outlined" onClick={() => void signOutEverywhere()} style={size}>
        Log out everywhere
      </Button>
    </div>
  );
}

function WrongRole({ desk, mayGoOver }: { desk: Desk; mayGoOver: boolean }) {
  const staff = useStaff();
  useDeskTitle('No access');
  return (
    <Main id="main" tabIndex={-1}>
      <Container>
        <Title>You may not work here</Title>
        <Sentence role="alert">
          You are signed in as {staff.displayName} ({staff.role}). {desk.refusal} An administrator can change your role.
        </Sentence>
        {mayGoOver && <LinkButton to={desk.other.to}>Go to {desk.other.name}</LinkButton>}
      </Container>
    </Main>
  );
}

/** '(7)', or '(…)' while it is not known. */
const counted = (label: string, count: number | undefined): string => `${label} (${count ?? '…'})`;

function ModerationTabs() {
  const { doc } = useLiveDocState<CommentCounts>('deskStats/comments');
  useWaitingInTitle(doc?.pending ?? 0);
  return (
    <Tabs
      label="Moderation"
      tabs={[
        { to: deskPaths.moderation, label: 'Dashboard' },
        { to: deskPaths.pending, label: counted('Pending Comments', doc?.pending) },
        { to: deskPaths.approved, label: counted('Approved Comments', doc?.approved) },
        { to: deskPaths.rejected, label: 'Rejected' },
        { to: deskPaths.reported, label: doc !== null && doc.reported > 0 ? `Reported (${doc.reported})` : 'Reported' },
        { to: deskPaths.log, label: 'Log' },
        { to: deskPaths.moderationSettings, label: 'Settings' },
      ]}
    />
  );
}

function ContentTabs() {
  const { role } = useStaff();
  const { doc } = useLiveDocState<{ newMessages?: number }>('deskStats/overview');
  const newMessages = doc?.newMessages ?? 0;
  // Few, and most of the time none: the listener costs one read. Whoever is at another tab is told as well.
  const paused = useLiveQueryState({ collection: collections.sources, where: [['health.pausedAt', '>', '']], orderBy: [['health.pausedAt', 'desc']], limit: SOURCES_MAX }).docs.length;
  return (
    <Tabs
      label="Newsroom"
      tabs={[
        { to: deskPaths.content, label: 'Dashboard' },
        { to: deskPaths.articles, label: 'Articles' },
        { to: deskPaths.boxOffice, label: 'Box Office' },
        { to: deskPaths.scraping, label: paused > 0 ? `Scraping (${paused} paused)` : 'Scraping' },
        { to: deskPaths.polls, label: 'Polls' },
        { to: deskPaths.predictions, label: 'Predictions' },
        { to: deskPaths.inbox, label: newMessages > 0 ? `Inbox (${newMessages})` : 'Inbox' },
        { to: deskPaths.subscribers, label: 'Subscribers' },
        { to: deskPaths.digest, label: 'Digest' },
        { to: deskPaths.categories, label: 'Categories' },
        ...(roleHasRight(role, 'staff') ? [{ to: deskPaths.staff, label: 'Staff' }] : []),
      ]}
    />
  );
}

function Tabs({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const { pathname } = useLocation();
  const id = useId();
  const [home] = tabs;
  // The dashboard's address begins every other.
  const current = tabs.slice(1).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? home;
  return (
    <>
      <Container>
        {/* The tabs lead to pages: a landmark to jump to. */}
        <nav aria-label={label}>
          <TabLinks label={label} tabs={tabs} current={current?.to ?? ''} />
        </nav>
      </Container>
      <Main id="main" tabIndex={-1}>
        <Container>
          <div role="tabpanel" id={id} aria-labelledby={tabId(current?.to ?? '')}>
            <Outlet />
          </div>
        </Container>
      </Main>
    </>
  );
}
