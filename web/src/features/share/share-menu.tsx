import { useEffect, useRef } from 'react';
import { useSiteOrigin } from '../../lib/site-origin.ts';
import { Icon } from '../../ui/icon.tsx';
import { copyLink } from './share-actions.ts';
import { Panel, RowButton, RowLink } from './share-parts.tsx';
import { shareTargets, type Shared } from './share-targets.ts';

/** The menu of a card's share button: opens with the focus on its first row. */
export function ShareMenu({ shared, onDone }: { shared: Shared; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const origin = useSiteOrigin();
  useEffect(() => list.current?.querySelector('a')?.focus(), []);
  return (
    <Panel ref={list} role="list" aria-label="Share" sx={{ right: 0, bottom: 'calc(100% + 4px)' }}>
      {shareTargets(shared, origin).map(({ id, label, icon, href }) => (
        <li key={id}>
          <RowLink
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Share on ${label} (opens in a new tab)`}
            onClick={onDone}
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
            onDone();
            void copyLink(shared);
          }}
        >
          <Icon name="link" size={19} />
          Copy link
        </RowButton>
      </li>
    </Panel>
  );
}
