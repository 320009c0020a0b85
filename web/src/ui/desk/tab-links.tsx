import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

const Strip = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -2px 0 var(--fs-palette-divider)',
  '& a': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: 50,
    padding: '0 18px',
    color: 'var(--fs-palette-text-disabled)',
    fontWeight: 700,
    fontSize: '1.0625rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '4px solid transparent',
    '&:hover': { color: 'var(--fs-palette-text-primary)' },
    '&[aria-selected="true"]': { color: 'var(--fs-palette-text-primary)', borderBottomColor: 'var(--fs-palette-primary-main)' },
    // There a transparent border is drawn as well.
    '@media (forced-colors: active)': { borderBottomColor: 'Canvas', '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    '&:focus-visible': { outlineOffset: -4 },
  },
});

export type TabLink = { to: string; label: string };

/** The id of a tab, for the panel that it names. */
export const tabId = (to: string): string => `tab${to.replaceAll('/', '-')}`;

/** Tabs that are addresses: arrow keys, Home and End move among them, Enter opens. Scrolls on phones, with the open one in view. */
export function TabLinks({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
  return (
    <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} id={tabId(to)} to={to} role="tab" aria-selected={to === current} tabIndex={to === current ? 0 : -1}>
          {name}
        </Link>
      ))}
    </Strip>
  );
}
