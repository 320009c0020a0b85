import Drawer from '@mui/material/Drawer';
import { paths } from '@first-show/domain/core/paths';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { guardBack } from '../../shared/lib/back-guard.ts';
import { BulbRule } from '../../shared/ui/art/bulbs.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Logo } from '../../shared/ui/art/logo.tsx';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Top = styled('div')({ display: 'flex', alignItems: 'center', height: 60, '& > span': { marginRight: 'auto' } });
const Entry = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  borderBottom: '1px solid var(--fs-palette-divider)',
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: 'var(--fs-palette-primary-main)' },
  '&[aria-current]::after': {
    content: '""',
    flex: 1,
    height: 5,
    backgroundImage: 'radial-gradient(circle at 2.5px 2.5px, var(--fs-palette-bulb) 2.2px, transparent 2.8px)',
    backgroundSize: '14px 5px',
  },
}));
const Small = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'var(--fs-palette-text-secondary)',
  fontWeight: 600,
  textDecoration: 'none',
});

const smallLinks = [
  { to: paths.releases, label: 'Releases' },
  { to: paths.people, label: 'People' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
];

/**
 * The side menu. The browser's Back closes it too: opening the menu adds a history entry, and
 * closing it removes the entry (`shared/lib/back-guard.ts`).
 */
export function SiteMenu({
  links,
  themeSwitch,
  onClose,
}: {
  links: readonly { to: string; label: string; icon: string }[];
  themeSwitch: ReactNode;
  onClose: () => void;
}) {
  const afterClose = useRef<(() => void) | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    guardBack(() => {
      close.current();
      afterClose.current?.();
    });
  }, []);

  const leave = (then?: () => void) => {
    afterClose.current = then ?? null;
    window.history.back();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    leave(() => void navigate(to));
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={() => leave()}
      slotProps={{
        paper: {
          'aria-label': 'Menu',
          sx: {
            width: 'min(100vw, 380px)',
            px: 4,
            pb: 8,
            bgcolor: 'background.default',
            overscrollBehavior: 'contain',
          },
        },
      }}
    >
      <Top>
        <Logo />
        {themeSwitch}
        <IconButton icon="close" label="Close menu" onClick={() => leave()} />
      </Top>
      <BulbRule aria-hidden="true" style={{ marginBottom: 8, flex: 'none' }} />
      <nav aria-label="Menu">
        <List>
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <Entry to={to} aria-current={pathname === to ? 'page' : undefined} onClick={(event) => follow(event, to)}>
                <Icon name={icon} size={24} />
                {label}
              </Entry>
            </li>
          ))}
        </List>
        <List style={{ marginTop: 16 }}>
          {smallLinks.map(({ to, label }) => (
            <li key={to}>
              <Small to={to} onClick={(event) => follow(event, to)}>
                {label}
              </Small>
            </li>
          ))}
        </List>
      </nav>
    </Drawer>
  );
}
