import { type ComponentType, useRef, useState } from 'react';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { canShareNatively, shareNatively } from './share-actions.ts';
import type { ShareMenu } from './share-menu.tsx';
import { needsScript } from './share-parts.tsx';
import type { Shared } from './share-targets.ts';
import { styled } from '../../shared/ui/styled.ts';

const Place = styled('span')({ display: 'inline-flex', ...needsScript });

/**
 * A share button for a card or an article's head, 44 × 44 px. The button opens the device's share
 * sheet. If the sheet is missing or does not open, the button opens a menu that is loaded on
 * demand.
 */
export function ShareButton({ title, hashtags, path }: Shared) {
  const shared = { title, hashtags, path };
  const place = useRef<HTMLSpanElement>(null);
  const [Menu, setMenu] = useState<ComponentType<Parameters<typeof ShareMenu>[0]> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (canShareNatively() && (await shareNatively(shared))) return;
    if (Menu === null) {
      const loaded = await import('./share-menu.tsx');
      setMenu(() => loaded.ShareMenu);
    }
    setIsOpen(true);
  }

  return (
    <Place ref={place}>
      <IconButton
        icon="share"
        label={`Share: ${title}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // If the menu does not load (offline), do nothing: the next tap tries again.
        onClick={() => void open().catch(() => undefined)}
      />
      {isOpen && Menu !== null && place.current !== null && (
        <Menu shared={shared} anchor={place.current} onClose={() => setIsOpen(false)} />
      )}
    </Place>
  );
}
