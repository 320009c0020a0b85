import { useColorScheme } from '@mui/material/styles';
import { IconButton } from '../../ui/icon-button.tsx';

/** Switches between the dark and the light theme. Choosing what the system has follows the system again. */
export function ThemeSwitch() {
  const { colorScheme, systemMode, setMode } = useColorScheme();
  // Unknown on the server: the same label on both sides until mounted.
  const other = colorScheme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      icon={colorScheme === 'light' ? 'moon' : 'sun'}
      label={colorScheme === undefined ? 'Switch theme' : `Switch to the ${other} theme`}
      onClick={() => setMode(systemMode === other ? 'system' : other)}
    />
  );
}
