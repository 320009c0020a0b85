import { useColorMode } from '../../shared/lib/color-mode.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';

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
