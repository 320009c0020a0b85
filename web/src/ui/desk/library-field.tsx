import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Media } from '@first-show/domain/media/media.schema';
import { useState } from 'react';
import { useUploads } from '../../lib/desk/use-uploads.ts';
import { Button } from '../button.tsx';
import { MediaGrid } from './media-grid.tsx';
import { PictureDrop } from './picture-drop.tsx';

/**
 * Chooses a picture of the library or adds one to it. `address`: the value of the picture field; a
 * picture of another site can be copied into the library.
 */
export function LibraryField({ address, onChoose }: { address: string; onChoose: (media: Media) => void }) {
  const { uploads, addFiles, addAddress, dismiss } = useUploads(onChoose);
  const [isOpen, setOpen] = useState(false);
  const isForeign = /^https?:\/\/[^\s/]+\.\S+$/.test(address.trim());
  return (
    <>
      <PictureDrop uploads={uploads} onFiles={addFiles} onDismiss={dismiss}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Choose from library
        </Button>
        {isForeign && (
          <Button variant="outlined" onClick={() => addAddress(address.trim())}>
            Copy URL into library
          </Button>
        )}
      </PictureDrop>
      {isOpen && (
        <Dialog open maxWidth="md" fullWidth onClose={() => setOpen(false)}>
          <DialogTitle>Choose a picture</DialogTitle>
          <DialogContent>
            <MediaGrid
              label={({ alt }) => `Choose ${alt === '' ? 'a picture without alt text' : alt}`}
              empty={<p role="status">There are no pictures yet.</p>}
              onPick={(media) => {
                onChoose(media);
                setOpen(false);
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
