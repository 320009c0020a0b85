import { styled } from '@mui/material/styles';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { SwitchField } from '../../ui/desk/switch-field.tsx';
import { KeyCap } from './key-cap.tsx';
import { shortcuts } from './shortcut.ts';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const List = styled('dl')({
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16, minHeight: 38 },
});
const Names = styled('dt')({ color: 'var(--fs-palette-text-secondary)' });
const Keys = styled('dd')({ display: 'flex', gap: 6, margin: 0, color: 'var(--fs-palette-text-primary)' });

/** The keys of the desk. */
export function KeyLegend({ isFull = false }: { isFull?: boolean }) {
  return (
    <List>
      {shortcuts.map(({ shortcut, key, label }) => (
        <div key={shortcut}>
          <Names>{label}</Names>
          <Keys>
            <KeyCap>{key}</KeyCap>
          </Keys>
        </div>
      ))}
      {isFull && (
        <>
          <div>
            <Names>Select all from the last selected one</Names>
            <Keys>
              <KeyCap>Shift</KeyCap>
              <KeyCap>X</KeyCap>
            </Keys>
          </div>
          <div>
            <Names>Dismiss a comment that somebody else decided, or the selection</Names>
            <Keys>
              <KeyCap>Esc</KeyCap>
            </Keys>
          </div>
          <div>
            <Names>Go to the notification</Names>
            <Keys>
              <KeyCap>F8</KeyCap>
            </Keys>
          </div>
        </>
      )}
    </List>
  );
}

/** WCAG 2.1.4: single keys can be switched off. */
export function SingleKeysSwitch() {
  const isOn = useSingleKeys();
  return (
    <SwitchField
      label="Single-key shortcuts"
      hint="Off: keys do nothing by themselves"
      isOn={isOn}
      onChange={setSingleKeys}
    />
  );
}

export function KeyboardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} title="Keyboard" onClose={onClose} width={480}>
      <KeyLegend isFull />
      <div style={{ marginTop: 16 }}>
        <SingleKeysSwitch />
      </div>
    </Dialog>
  );
}
