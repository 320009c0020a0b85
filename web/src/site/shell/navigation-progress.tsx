import { keyframes } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';
import { styled } from '../../shared/ui/styled.ts';

const run = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(.55)' },
  '100%': { transform: 'scaleX(.94)' },
});
const Bar = styled('div')({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 5,
  height: 4,
  backgroundColor: 'var(--fs-palette-primary-main)',
  transformOrigin: '0 50%',
  // The animation starts after 150 ms, so that a fast answer shows no bar.
  animation: `${run} 8s cubic-bezier(.2,.8,.2,1) 150ms both`,
});

/** A progress line along the top while a page is loading. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Bar role="progressbar" aria-label="Loading the page" />;
}
