import { styled } from '@mui/material/styles';
import { DeskDialog } from './desk-dialog.tsx';
import { KeyCap } from './key-cap.tsx';
import { SwitchWithHint } from './switch-with-hint.tsx';
import { setSingleKeys, useSingleKeys } from '../lib/single-keys.ts';

const List = styled('dl')({
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16, minHeight: 38 },
  '& dt': { color: 'var(--fs-palette-text-secondary)' },
  '& dd': { display: 'flex', gap: 6, color: 'var(--fs-palette-text-primary)' },
});

/** A shortcut in the legend. 'Shift+X' is shown as two keys. */
export type DeskKey = { keys: string; label: string };

export function KeyLegend({ keys }: { keys: readonly DeskKey[] }) {
  return (
    <List>
      {keys.map(({ keys: pressed, label }) => (
        <div key={pressed}>
          <dt>{label}</dt>
          <dd>
            {pressed.split('+').map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}

/** Switches single-key shortcuts on and off. WCAG 2.1.4 requires a way to turn them off. */
export const SingleKeysSwitch = () => (
  <SwitchWithHint
    label="Single-key shortcuts"
    hint="Turn off to disable single-key shortcuts"
    checked={useSingleKeys()}
    onChange={({ target }) => setSingleKeys(target.checked)}
  />
);

type DialogProps = { keys: readonly DeskKey[]; isOpen: boolean; onClose: () => void };

export function KeyboardDialog({ keys, ...dialog }: DialogProps) {
  return (
    <DeskDialog title="Keyboard" maxWidth="xs" closeLabel="Close" {...dialog}>
      <KeyLegend keys={keys} />
      <SingleKeysSwitch />
    </DeskDialog>
  );
}
