import type { Category } from '@first-show/domain/categories/category.schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePendingLink } from '../../shared/lib/use-pending-link.ts';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { Container } from '../../shared/ui/page/container.tsx';
import { notchMask } from '../../shared/ui/art/cut.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { listPath } from './list-path.ts';
import { styled } from '../../shared/ui/styled.ts';

const Strip = styled('nav')({
  display: 'flex',
  borderBlock: '1px solid var(--fs-palette-divider)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '@media (max-width:799.95px)': { marginInline: -16, paddingInline: 16, scrollPaddingInline: 16 },
});
const List = styled('ul')({
  display: 'flex',
  gap: 'clamp(0px, .2vw, 8px)',
  padding: '10px 0',
  margin: 0,
  listStyle: 'none',
  minWidth: 'max-content',
  flex: 1,
  justifyContent: 'space-between',
});
const Tab = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  height: 46,
  paddingInline: 14,
  color: 'var(--fs-palette-text-secondary)',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The focus ring is inside the tab, because the strip would clip it.
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { color: 'var(--fs-palette-text-primary)' },
  '&[aria-current]': {
    paddingInline: 18,
    color: 'var(--fs-palette-primary-contrastText)',
    backgroundColor: 'var(--fs-palette-primary-main)',
    fontWeight: 700,
    mask: notchMask(6),
    '& > span': { color: 'inherit !important' },
    // On the selected tab, the focus ring has the colour of the text, because it is drawn on the
    // tab's own background.
    '&:focus-visible': { outlineColor: 'currentColor' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
});

/**
 * 'All News' and a tab for each category. Each tab links to the first page of its list. `selected`
 * is a slug or 'all'; '' selects none. If the tabs do not fit, the selected one is scrolled into
 * view.
 */
export function CategoryTabs({ categories, selected }: { categories: readonly Category[]; selected: string }) {
  const strip = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    // Keep the scroll position if the reader scrolled the tabs before hydration, because the reader
    // may be about to tap one.
    const isMoved = isFirst.current && strip.current?.scrollLeft !== 0;
    isFirst.current = false;
    if (strip.current !== null && tab && !isMoved)
      strip.current.scrollLeft = Math.max(0, tab.offsetLeft - strip.current.clientWidth / 2 + tab.offsetWidth / 2);
  }, [selected]);
  const tabs = [{ slug: 'all', name: 'All News', icon: 'reel' }, ...categories].map((tab) => ({
    ...tab,
    to: listPath({ tab: tab.slug }),
  }));
  const pending = usePendingLink(tabs.map(({ to }) => to));
  return (
    <Container>
      <Strip ref={strip} aria-label="Filter by category">
        <List>
          {tabs.map(({ slug, name, icon, to }) => (
            <li key={slug}>
              <Tab
                to={to}
                preventScrollReset
                aria-current={(pending === null ? slug === selected : to === pending) ? 'true' : undefined}
              >
                <span style={{ display: 'flex', color: slug === 'all' ? undefined : categoryColors(slug).text }}>
                  <Icon name={icon} size={20} />
                </span>
                {name}
              </Tab>
            </li>
          ))}
        </List>
      </Strip>
    </Container>
  );
}
