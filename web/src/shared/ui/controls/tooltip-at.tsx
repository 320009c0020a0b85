import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

/**
 * MUI's tooltip at the element `owner`, with the text of the element's `data-tip`. The tooltip is
 * closed if `owner` is `null` or has left the document. Its text stays until it has faded out.
 */
export function TooltipAt({ owner }: { owner: Element | null }) {
  const tip = owner?.isConnected === true ? owner.getAttribute('data-tip') : null;
  const [title, setTitle] = useState('');
  if (tip !== null && tip !== title) setTitle(tip);
  return (
    <Tooltip open={tip !== null} title={title} slotProps={{ popper: { anchorEl: owner, 'aria-hidden': true } }}>
      <span hidden />
    </Tooltip>
  );
}
