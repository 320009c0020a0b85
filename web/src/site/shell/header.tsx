import type { Category } from '@first-show/domain/categories/category.schema';
import { paths } from '@first-show/domain/core/paths';
import { type ComponentType, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Container } from '../../shared/ui/page/container.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Logo } from '../../shared/ui/art/logo.tsx';
import { SearchBox } from './search-box.tsx';
import type { SiteMenu } from './site-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { styled } from '../../shared/ui/styled.ts';

/**
 * From this width on, the row has room for eleven links. On narrower windows, the links are in the
 * menu.
 */
const WIDE = '@media (min-width:1260px)';

const Bar = styled('header')({ position: 'relative', zIndex: 3 });
const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  height: 60,
  gap: 4,
  [WIDE]: { height: 76, gap: 16 },
});
const Home = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  marginRight: 'auto',
  padding: '8px 0',
  [WIDE]: { flex: 'none', marginRight: 12 },
});
/**
 * The links of the header. The gaps between them can shrink, because the text is wider in the
 * fallback fonts. If the links still do not fit (more categories), the row scrolls. The gaps are
 * pseudo-elements, because a CSS `gap` does not shrink. With these pseudo-elements, no link moves
 * while the rest of the row is still loading.
 */
const Nav = styled('nav')({
  display: 'none',
  // The padding leaves room for the focus ring, which a scrolling box would clip.
  [WIDE]: {
    display: 'block',
    flex: '0 1 auto',
    minWidth: 0,
    margin: '-6px auto -6px -6px',
    padding: 6,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'contents' },
  '& a': { flex: 'none' },
  // The largest gap that leaves room for the search box's whole placeholder beside eleven links.
  '& li:not(:last-child)::after': { content: '""', flexShrink: 1, width: 13, minWidth: 5 },
});
const NavLink = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'var(--fs-palette-text-secondary)',
  fontWeight: 600,
  fontSize: '.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'var(--fs-palette-text-primary)' },
  // A centred row of bulbs, shown under the current page's link and on hover.
  '&[aria-current], &:hover': { '--bulbs': 1 },
  '&[aria-current]': { color: 'var(--fs-palette-text-primary)', fontWeight: 700 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 1px',
    height: 5,
    opacity: 'var(--bulbs, 0)',
    transition: 'opacity 200ms',
    backgroundImage: 'radial-gradient(circle, var(--fs-palette-bulb) 2.2px, transparent 2.8px)',
    backgroundSize: '9px 5px',
    backgroundPosition: '50% 0',
    backgroundRepeat: 'repeat-x',
  },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline 3px', textUnderlineOffset: 8 } },
});
// The margins keep the place of the theme switch while it is still loading.
const Search = styled('div')({
  display: 'none',
  [WIDE]: { display: 'block', flex: '1 0 130px', maxWidth: 234, marginRight: 60 },
});
const OnlyWide = styled('span')({ display: 'none', [WIDE]: { display: 'flex', marginLeft: -60 } });
const OnlyNarrow = styled('span')({ display: 'flex', [WIDE]: { display: 'none' } });
const PhoneSearch = styled('div')({ paddingBottom: 12, [WIDE]: { display: 'none' } });

/** The links of the header and the menu, in order. */
function headerLinks(categories: readonly Category[]): { to: string; label: string; icon: string }[] {
  return [
    { to: paths.home, label: 'Home', icon: 'reel' },
    ...categories.map((category) => ({ to: paths.category(category.slug), label: category.name, icon: category.icon })),
    { to: paths.boxOffice, label: 'Box Office', icon: 'ticket' },
    { to: paths.polls, label: 'Polls', icon: 'check' },
  ];
}

function SearchWithoutScript() {
  return (
    <noscript>
      <PhoneSearch>
        <Container>
          <form role="search" action="/" method="get">
            <input type="search" name="search" aria-label="Search articles" placeholder="Search films, stars, songs" />{' '}
            <button type="submit">Search</button>
          </form>
        </Container>
      </PhoneSearch>
    </noscript>
  );
}

/**
 * Logo, links, search and theme switch in one row. In narrow windows, links and theme switch are in
 * the menu, and the search opens below the row.
 */
export function Header({ categories, query }: { categories: readonly Category[]; query: string }) {
  const { pathname } = useLocation();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<Parameters<typeof SiteMenu>[0]> | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const links = headerLinks(categories);
  const openMenu = () => {
    setMenuOpen(true);
    if (Menu === null) {
      import('./site-menu.tsx').then(
        (module) => setMenu(() => module.SiteMenu),
        () => setMenuOpen(false),
      );
    }
  };
  return (
    <Bar>
      <Row>
        <Home to={paths.home}>
          <Logo />
        </Home>
        <Suspense>
          <Nav aria-label="Main">
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} aria-current={pathname === to ? 'page' : undefined}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Nav>
        </Suspense>
        <Suspense>
          <Search>
            <SearchBox id="search" query={query} />
          </Search>
        </Suspense>
        <Suspense>
          <OnlyWide>
            <ThemeSwitch />
          </OnlyWide>
        </Suspense>
        <OnlyNarrow>
          <IconButton
            icon={isSearchOpen ? 'close' : 'search'}
            label={isSearchOpen ? 'Close search' : 'Search'}
            aria-expanded={isSearchOpen}
            aria-controls="phone-search"
            onClick={() => setSearchOpen(!isSearchOpen)}
          />
          <IconButton
            icon="menu"
            label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={openMenu}
            style={{ marginRight: -11 }}
          />
        </OnlyNarrow>
      </Row>
      <PhoneSearch id="phone-search" hidden={!isSearchOpen}>
        {isSearchOpen && (
          <Container>
            <SearchBox id="search-phone" query={query} takesFocus onDone={() => setSearchOpen(false)} />
          </Container>
        )}
      </PhoneSearch>
      <SearchWithoutScript />
      {isMenuOpen && Menu !== null && (
        <Menu links={links} onClose={() => setMenuOpen(false)} themeSwitch={<ThemeSwitch />} />
      )}
    </Bar>
  );
}
