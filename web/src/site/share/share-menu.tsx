import Popover from '@mui/material/Popover';
import { useRef } from 'react';
import { useSiteOrigin } from '../../shared/lib/site-origin.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { copyLink } from './share-actions.ts';
import { RowButton, RowLink } from './share-parts.tsx';
import { shareTargets, type Shared } from './share-targets.ts';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 6, minWidth: 200 });

/**
 * On phones the menu is a sheet at the lower edge, so that it does not cover the story's title. The
 * popover sets its position inline, which only `!important` overrides.
 */
const sheetOnPhones = {
  '@media (max-width:599.95px)': {
    position: 'fixed',
    inset: 'auto 16px 16px !important',
    maxWidth: 'none',
  },
} as const;

/**
 * The menu of a share button (`anchor`). It is a list of links and not an ARIA menu, because its
 * items open other sites in new tabs; only 'Copy link' is a button.
 */
export function ShareMenu({ shared, anchor, onClose }: { shared: Shared; anchor: HTMLElement; onClose: () => void }) {
  const origin = useSiteOrigin();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{
        transition: { onEntered: () => list.current?.querySelector('a')?.focus() },
        paper: {
          elevation: 0,
          role: 'dialog',
          'aria-label': 'Share',
          sx: { bgcolor: 'raised', border: '1px solid', borderColor: 'edge', borderRadius: 1, ...sheetOnPhones },
        },
      }}
    >
      <List ref={list} role="list">
        {shareTargets(shared, origin).map(({ id, label, icon, href }) => (
          <li key={id}>
            <RowLink
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${label} (opens in a new tab)`}
              onClick={onClose}
            >
              <Icon name={icon} size={19} />
              {label}
            </RowLink>
          </li>
        ))}
        <li>
          <RowButton
            type="button"
            onClick={() => {
              onClose();
              void copyLink(shared);
            }}
          >
            <Icon name="link" size={19} />
            Copy link
          </RowButton>
        </li>
      </List>
    </Popover>
  );
}
