import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { Button } from '../../ui/button.tsx';
import { useId } from 'react';
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
            <Names>Dismiss a comment decided by someone else, or the selection</Names>
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

/** WCAG 2.1.4: single-key shortcuts can be turned off. */
export function SingleKeysSwitch() {
  const isOn = useSingleKeys();
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label="Single-key shortcuts"
        control={
          <Switch
            checked={isOn}
            onChange={({ target }) => setSingleKeys(target.checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ mt: -1.5, ml: 15.5 }}>
        Turn off to disable single-key shortcuts
      </FormHelperText>
    </div>
  );
}

export function KeyboardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs">
      <DialogTitle>Keyboard</DialogTitle>
      <DialogContent>
        <KeyLegend isFull />
        <SingleKeysSwitch />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
