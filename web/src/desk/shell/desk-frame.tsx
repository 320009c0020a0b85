import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useRouteError } from 'react-router-dom';
import { collections } from '@first-show/domain/core/collections';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { roleHasRight, type StaffRight } from '@first-show/domain/staff/staff.schema';
import { useDecisions } from '../comments/decisions.ts';
import { DeskFirebase } from '../sign-in/desk-firebase.client.tsx';
import { SessionGate } from '../sign-in/session-gate.client.tsx';
import { OfflineNotice } from '../../site/shell/offline-notice.tsx';
import { ThemeSwitch } from '../../site/shell/theme-switch.tsx';
import { DeskQueries } from '../lib/query-client.tsx';
import { useDeskTitle, useWaitingInTitle } from '../lib/desk-title.ts';
import { useHeartbeat } from '../lib/presence.ts';
import { statsQuery } from '../lib/queries.ts';
import { useSession, useStaff } from '../lib/session.ts';
import { useDeskStats } from '../lib/use-desk-stats.ts';
import { useLiveQueryState } from '../lib/use-live-state.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Logo } from '../../shared/ui/art/logo.tsx';
import { SkipLink } from '../../shared/ui/page/skip-link.tsx';
import { Tooltips } from '../../shared/ui/controls/tooltips.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { PageTitle, Sentence } from '../ui/text.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { AllTabs, type TabLink } from './all-tabs.tsx';
import { DeskThemeProvider } from './desk-theme-provider.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

// The name of the desk is hidden on the narrowest phones, because their header has no room for it.
const DeskName = styled('span')({
  color: 'var(--fs-palette-text-disabled)',
  fontWeight: 700,
  fontSize: '1.0625rem',
  '@media (max-width:379px)': { display: 'none' },
});
const Bar = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 66,
  paddingBlock: 8,
  [theme.breakpoints.up('sm')]: { gap: 20 },
}));
const Main = styled('main')({
  paddingBlock: '28px calc(88px + var(--fs-bottom-bar, 0px))',
  minHeight: '60vh',
  '&:focus': { outline: 'none' },
});

type DeskLink = { to: string; name: string; right: StaffRight };
type Desk = DeskLink & {
  /** The text for a person whose role does not have the right to use the desk. */
  refusal: string;
  useTabs: () => TabLink[];
};

const moderation: Desk = {
  to: deskPaths.moderation,
  name: 'Moderation',
  right: 'comments',
  refusal: 'Reading the queue, and approving, rejecting or deleting comments, is for moderators.',
  useTabs: useModerationTabs,
};
const content: Desk = {
  to: deskPaths.content,
  name: 'Newsroom',
  right: 'content',
  refusal: 'Articles, box office, polls, the inbox and subscribers are for editors.',
  useTabs: useContentTabs,
};
const otherThan = (desk: Desk): Desk => (desk === moderation ? content : moderation);

/** The frame of both desks, `/webadmin` and `/admin`. They share one session. */
export function Component() {
  const { pathname } = useLocation();
  const desk = pathname.startsWith(deskPaths.moderation) ? moderation : content;
  return (
    <DeskThemeProvider>
      <DeskFirebase>
        <SessionGate deskName={desk.name} right={desk.right} themeSwitch={<ThemeSwitch />}>
          <DeskQueries>
            <DeskShell key={desk.name} desk={desk} />
          </DeskQueries>
        </SessionGate>
      </DeskFirebase>
    </DeskThemeProvider>
  );
}

/** The desks' error page. It also appears if a new release has removed a script of a lazy page. */
export function ErrorBoundary() {
  const error = useRouteError();
  // Log the error, so that a person can report it.
  console.error(error);
  return (
    <Container>
      <EmptyState sentence="This page could not be shown. Your unsaved changes are kept on this device." role="alert">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </EmptyState>
    </Container>
  );
}

function DeskShell({ desk }: { desk: Desk }) {
  const { staff, signOut } = useSession();
  const other = otherThan(desk);
  useHeartbeat();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <header style={{ borderBottom: '1px solid var(--fs-palette-divider)' }}>
        <Bar>
          <Link to={desk.to} style={{ color: 'inherit', textDecoration: 'none' }}>
            <Logo />
            <VisuallyHidden>, {desk.name} dashboard</VisuallyHidden>
          </Link>
          <DeskName>{desk.name}</DeskName>
          <Line sx={{ flexWrap: 'nowrap', gap: 3, ml: 'auto' }}>
            <Line
              sx={{
                display: { xs: 'none', md: 'flex' },
                flexWrap: 'nowrap',
                gap: 5,
                color: 'text.disabled',
                fontSize: '.9375rem',
              }}
            >
              {roleHasRight(staff.role, other.right) && (
                <QuietButton component={Link} to={other.to} sx={{ color: 'text.primary' }}>
                  {other.name}
                </QuietButton>
              )}
              <span>Logged in as {staff.displayName}</span>
            </Line>
            <ThemeSwitch />
            <Button
              variant="outlined"
              onClick={() => void signOut()}
              sx={{ display: { xs: 'none', md: 'inline-flex' }, minHeight: 44, px: 4 }}
            >
              Log out
            </Button>
            <AccountMenu other={other} />
          </Line>
        </Bar>
      </header>
      {roleHasRight(staff.role, desk.right) ? <DeskPages desk={desk} /> : <WrongRole desk={desk} />}
      <OfflineNotice />
      <Tooltips />
    </>
  );
}

/**
 * The account menu. On narrow screens, only this menu has the link to the other desk and 'Log out'.
 */
function AccountMenu({ other }: { other: DeskLink }) {
  const { staff, signOut, signOutEverywhere } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const links: DeskLink[] = [
    other,
    { to: deskPaths.followers, name: 'Social profiles', right: 'content' },
    { to: deskPaths.activity, name: 'Activity', right: 'staff' },
    { to: deskPaths.siteHealth, name: 'Site health', right: 'staff' },
  ];
  return (
    <>
      <IconButton
        icon="menu"
        size={24}
        label="Account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
          Logged in as {staff.displayName}
        </MenuItem>
        {links
          .filter(({ right }) => roleHasRight(staff.role, right))
          .map(({ to, name }) => (
            <MenuItem key={to} component={Link} to={to} onClick={close}>
              {name}
            </MenuItem>
          ))}
        <MenuItem onClick={() => void signOut()}>Log out</MenuItem>
        <MenuItem onClick={() => void signOutEverywhere()}>Log out everywhere</MenuItem>
      </Menu>
    </>
  );
}

function WrongRole({ desk }: { desk: Desk }) {
  const staff = useStaff();
  const other = otherThan(desk);
  useDeskTitle('No access');
  return (
    <Main id="main" tabIndex={-1}>
      <Container>
        <PageTitle sx={{ mb: 3 }}>You don’t have access to this area</PageTitle>
        <Sentence role="alert" sx={{ mb: 5, maxWidth: 640 }}>
          You are logged in as {staff.displayName} ({staff.role}). {desk.refusal} An administrator can change your role.
        </Sentence>
        {roleHasRight(staff.role, other.right) && <LinkButton to={other.to}>Go to {other.name}</LinkButton>}
      </Container>
    </Main>
  );
}

function useModerationTabs(): TabLink[] {
  const { stats, pending } = useDeskStats();
  const { approved, reported = 0 } = stats?.comments ?? {};
  useWaitingInTitle(pending ?? 0);
  useCountAfterDecisions();
  return [
    { to: deskPaths.moderation, label: 'Dashboard' },
    { to: deskPaths.pending, label: `Pending Comments (${pending ?? '…'})` },
    { to: deskPaths.approved, label: `Approved Comments (${approved ?? '…'})` },
    { to: deskPaths.rejected, label: 'Rejected' },
    { to: deskPaths.reported, label: reported > 0 ? `Reported (${reported})` : 'Reported' },
    { to: deskPaths.log, label: 'Log' },
    { to: deskPaths.moderationSettings, label: 'Settings' },
  ];
}

/**
 * Refetches the numbers after each answer to a decision or an undo. The moderator may have left the
 * list before the answer, so this is not the list's task.
 */
function useCountAfterDecisions(): void {
  const client = useQueryClient();
  const { answeredAuthors } = useDecisions();
  useEffect(() => {
    if (answeredAuthors.length > 0) void client.invalidateQueries({ queryKey: statsQuery.queryKey });
  }, [client, answeredAuthors]);
}

function useContentTabs(): TabLink[] {
  const { role } = useStaff();
  const newMessages = useDeskStats().stats?.newMessages ?? 0;
  // This listener is cheap, because usually no source is paused.
  const paused = useLiveQueryState({
    collection: collections.sources,
    where: [['health.pausedAt', '>', '']],
    orderBy: [['health.pausedAt', 'desc']],
    limit: SOURCES_MAX,
  }).docs.length;
  return [
    { to: deskPaths.content, label: 'Dashboard' },
    { to: deskPaths.articles, label: 'Articles' },
    { to: deskPaths.pictures, label: 'Pictures' },
    { to: deskPaths.boxOffice, label: 'Box Office' },
    { to: deskPaths.films, label: 'Films', also: deskPaths.people },
    { to: deskPaths.scraping, label: paused > 0 ? `Scraping (${paused} paused)` : 'Scraping' },
    { to: deskPaths.polls, label: 'Polls' },
    { to: deskPaths.predictions, label: 'Predictions' },
    { to: deskPaths.inbox, label: newMessages > 0 ? `Inbox (${newMessages})` : 'Inbox' },
    { to: deskPaths.subscribers, label: 'Subscribers' },
    { to: deskPaths.digest, label: 'Digest' },
    { to: deskPaths.categories, label: 'Categories' },
    { to: deskPaths.trash, label: 'Trash' },
    ...(roleHasRight(role, 'staff') ? [{ to: deskPaths.staff, label: 'Staff' }] : []),
  ];
}

const tabId = (to: string): string => `tab${to.replaceAll('/', '-')}`;

/** The tabs of a desk, and the current page below them. */
function DeskPages({ desk: { to: home, name, useTabs } }: { desk: Desk }) {
  const { pathname } = useLocation();
  useFocusAfterNavigation(pathname);
  const tabs = useTabs();
  // The dashboard's path is a prefix of the other paths, so it must match exactly.
  const current = tabs.find(
    ({ to, also }) => pathname === to || pathname === also || (to !== home && pathname.startsWith(`${to}/`)),
  );
  const panel = current && { role: 'tabpanel', 'aria-labelledby': tabId(current.to) };
  return (
    <>
      <Container>
        {/* A navigation landmark, because the tabs are links to pages. */}
        <nav aria-label={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Tabs
            value={current?.to ?? false}
            variant="scrollable"
            scrollButtons={false}
            aria-label={name}
            sx={{ flex: 1, minWidth: 0 }}
          >
            {tabs.map(({ to, label }) => (
              <Tab key={to} id={tabId(to)} value={to} label={label} component={Link} to={to} />
            ))}
          </Tabs>
          <AllTabs tabs={tabs} current={current} />
        </nav>
      </Container>
      <Main id="main" tabIndex={-1}>
        <Container {...panel}>
          <Outlet />
        </Container>
      </Main>
    </>
  );
}
