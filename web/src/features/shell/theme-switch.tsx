import { chooseColorScheme, useColorScheme } from '../../lib/color-scheme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Switches between the dark and the light theme. Choosing what the system has follows the system again. */
export function ThemeSwitch() {
  const scheme = useColorScheme();
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      icon={scheme === 'light' ? 'moon' : 'sun'}
      label={scheme === null ? 'Switch theme' : `Switch to the ${other} theme`}
      onClick={() => chooseColorScheme(other)}
    />
  );
}
