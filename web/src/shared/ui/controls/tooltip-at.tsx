import Tooltip from '@mui/material/Tooltip';

/**
 * MUI's tooltip at the element `owner`, with the text of the element's `data-tip`. The tooltip is
 * closed if `owner` is `null` or has left the document.
 */
export function TooltipAt({ owner }: { owner: Element | null }) {
  const tip = owner?.isConnected === true ? owner.getAttribute('data-tip') : null;
  return (
    <Tooltip open={tip !== null} title={tip ?? ''} slotProps={{ popper: { anchorEl: owner, 'aria-hidden': true } }}>
      <span hidden />
    </Tooltip>
  );
}
