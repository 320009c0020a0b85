import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/controls/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** `also`: the path of another page that the tab stands for. */
export type TabLink = { to: string; label: string; also?: string };

/** All tabs in a menu, on screens that are too narrow to show them side by side. */
export function AllTabs({ tabs, current }: { tabs: readonly TabLink[]; current: TabLink | undefined }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { md: 'none' }, flex: 'none', minHeight: 44, px: 3 }}
      >
        All {tabs.length} <VisuallyHidden>pages</VisuallyHidden>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {tabs.map(({ to, label }) => (
          <MenuItem key={to} component={Link} to={to} selected={to === current?.to} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
