import { useIsOnline } from '../../shared/lib/use-is-online.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Notice = styled('div')({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '14px 88px 14px 16px',
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontWeight: 600,
});

/** A notice at the bottom of the window while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Notice>
          <Icon name="info" size={22} />
          You are offline. You can go on reading this page; new pages need a connection.
        </Notice>
      )}
    </div>
  );
}
