import { useEffect, useState } from 'react';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Disc = styled(ButtonBase)({
  position: 'fixed',
  right: 20,
  bottom: 20,
  zIndex: 4,
  width: 56,
  height: 56,
  borderRadius: '50%',
  backgroundColor: '#FFB92E',
  color: '#2A0B14',
  transition: 'opacity 200ms, transform 200ms cubic-bezier(.2,.8,.2,1)',
  '&[data-hidden="true"]': { opacity: 0, transform: 'translateY(16px)', visibility: 'hidden' },
  '@media (max-width:599.95px)': { right: 16, bottom: 16 },
});

/**
 * A button that scrolls to the top, shown once the page is scrolled by more than one and a half
 * windows. It also moves the focus to the `<main>` element.
 */
export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > window.innerHeight * 1.5);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <Disc
      aria-label="Back to top"
      data-tip="Back to top"
      data-hidden={!isShown}
      onClick={() => {
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" size={26} />
    </Disc>
  );
}
