import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { isLicenceEnded } from '@first-show/domain/media/licence';
import type { Media } from '@first-show/domain/media/media.schema';
import { libraryPicture } from '@first-show/domain/media/picture-address';
import { useState } from 'react';
import { MEDIA_KEY, MEDIA_PATH } from '../lib/media-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useUploads } from '../lib/use-uploads.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { PictureDrop } from './picture-drop.tsx';

type LibraryFieldProps = { address?: string; isMultiple?: boolean; onChoose: (media: Media) => void };

/**
 * Buttons that choose a picture from the library or add one to it. `address`: the URL in the
 * picture field. If it is absolute, a button copies that picture into the library.
 */
export function LibraryField({ address = '', isMultiple = false, onChoose }: LibraryFieldProps) {
  const uploads = useUploads(onChoose);
  const [isOpen, setOpen] = useState(false);
  const isForeign = /^https?:\/\/[^\s/]+\.\S+$/.test(address.trim());
  return (
    <>
      <PictureDrop isMultiple={isMultiple} uploads={uploads}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Choose from library
        </Button>
        {isForeign && (
          <Button variant="outlined" onClick={() => uploads.addAddress(address.trim())}>
            Copy URL into library
          </Button>
        )}
      </PictureDrop>
      <LicenceNotice address={address.trim()} />
      {isOpen && (
        <DeskDialog title="Choose a picture" maxWidth="md" closeLabel="Cancel" onClose={() => setOpen(false)}>
          <MediaGrid
            verb="Choose"
            empty="There are no pictures yet."
            onPick={(media) => {
              onChoose(media);
              setOpen(false);
            }}
          />
        </DeskDialog>
      )}
    </>
  );
}

function LicenceNotice({ address }: { address: string }) {
  const id = libraryPicture(address)?.id;
  const [now] = useState(() => new Date());
  const picture = useQuery({
    queryKey: [...MEDIA_KEY, 'one', id],
    queryFn: ({ signal }) => callStaffApi<Media>(`${MEDIA_PATH}/${id}`, { signal }),
    enabled: id !== undefined,
  });
  if (picture.data === undefined || !isLicenceEnded(picture.data, now)) return null;
  return <Alert severity="warning">The licence of this picture has expired, so readers do not see it.</Alert>;
}
