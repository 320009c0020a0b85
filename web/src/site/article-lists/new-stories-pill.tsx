import { formatCountOf } from '@first-show/domain/core/money';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { notchMask } from '../../shared/ui/art/cut.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Place = styled('div')({
  position: 'sticky',
  top: 12,
  zIndex: 3,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});
const Pill = styled(ButtonBase)({
  height: 46,
  paddingInline: 22,
  gap: 10,
  backgroundColor: 'var(--fs-palette-primary-main)',
  color: 'var(--fs-palette-primary-contrastText)',
  fontWeight: 700,
  mask: notchMask(6),
  animation: 'fs-pill-in 320ms cubic-bezier(.2,.8,.2,1)',
  '@keyframes fs-pill-in': { from: { opacity: 0, transform: 'translateY(-12px)' } },
});

/**
 * A button that announces the stories that were published since the list was loaded. Pressing it
 * adds them at the top of the list.
 */
export function NewStoriesPill({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Place role="status">
      {count > 0 && (
        <Pill onClick={onShow}>
          <Icon name="up" size={18} />
          <span>{formatCountOf(count, 'new story', 'new stories')}</span>
        </Pill>
      )}
    </Place>
  );
}
