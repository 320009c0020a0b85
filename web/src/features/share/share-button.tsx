import { styled } from '@mui/material/styles';
import { type ComponentType, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { canShareNatively, shareNatively } from './share-actions.ts';
import { needsScript } from './share-parts.tsx';
import type { Shared } from './share-targets.ts';
import { useDismiss } from './use-dismiss.ts';

const Place = styled('span')({ position: 'relative', display: 'inline-flex', ...needsScript });

/** One 44 px button for a card: the device's own share sheet where there is one, else a small menu that loads when asked for. */
export function ShareButton({ title, hashtags, path }: Shared) {
  const shared = { title, hashtags, path };
  const place = useRef<HTMLSpanElement>(null);
  const [Menu, setMenu] = useState<ComponentType<{ shared: Shared; onDone: () => void }> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (returnsFocus: boolean) => {
    setIsOpen(false);
    if (returnsFocus) place.current?.querySelector('button')?.focus();
  };
  useDismiss(place, isOpen, close);

  async function open(): Promise<void> {
    if (isOpen) {
      close(false);
      return;
    }
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
        aria-expanded={isOpen}
        // Offline before the menu came: a second tap tries again.
        onClick={() => void open().catch(() => undefined)}
      />
      {isOpen && Menu !== null && <Menu shared={shared} onDone={() => close(true)} />}
    </Place>
  );
}
