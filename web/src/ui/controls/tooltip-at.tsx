import Tooltip from '@mui/material/Tooltip';

/**
 * MUI's tooltip at the element `owner`, with the text of its `data-tip`. It is closed if there is
 * no such element.
 */
export function TooltipAt({ owner }: { owner: Element | null }) {
  const tip = owner?.isConnected === true ? owner.getAttribute('data-tip') : null;
  return (
    <Tooltip open={tip !== null} title={tip ?? ''} slotProps={{ popper: { anchorEl: owner, 'aria-hidden': true } }}>
      <span hidden />
    </Tooltip>
  );
}
