import { useColorMode } from '../../lib/color-mode.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

/** Switches between the dark and the light theme. */
export function ThemeSwitch() {
  const { mode, choose } = useColorMode();
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      icon={mode === 'light' ? 'moon' : 'sun'}
      label={mode === null ? 'Switch theme' : `Switch to the ${other} theme`}
      onClick={() => choose(other)}
    />
  );
}
