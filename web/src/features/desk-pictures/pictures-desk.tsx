import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { Media } from '@first-show/domain/media/media.schema';
import { type SyntheticEvent, useState } from 'react';
import { deletePicture, MEDIA_KEY, undeletePicture } from '../../lib/desk/media-api.ts';
import { useUploads } from '../../lib/desk/use-uploads.ts';
import { useUrlFilter } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { MediaGrid } from '../../ui/desk/media-grid.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { PictureDrop } from '../../ui/desk/picture-drop.tsx';
import { Line, Stack } from '../../ui/desk/stack.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { PictureForm } from './picture-form.tsx';

/** The media library: add pictures, describe them, and see where each is used. */
export function PicturesDesk() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: MEDIA_KEY });
  const { uploads, addFiles, addAddress, dismiss } = useUploads();
  const [edited, setEdited] = useState<Media | null>(null);
  const { run } = useBusy();
  const [licence, setLicence] = useUrlFilter('licence', ['all', 'ended']);

  const remove = (media: Media): Promise<void> =>
    run('The picture was not deleted', async () => {
      await deletePicture(media.id);
      setEdited(null);
      await refresh();
      showToast({
        title: 'Picture deleted',
        description: media.alt,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void run('The picture was not restored', async () => {
              await undeletePicture(media.id);
              await refresh();
            }),
        },
      });
    });

  return (
    <>
      <DeskHeading title="Pictures" />
      <Panel>
        <Stack>
          <PictureDrop uploads={uploads} isMultiple onFiles={addFiles} onDismiss={dismiss} />
          <AddressForm onAddress={addAddress} />
        </Stack>
        <div style={{ marginTop: 24 }}>
          <ToggleButtonGroup aria-label="Show" value={licence} onChange={whenChosen(setLicence)} sx={{ mb: 2 }}>
            <ToggleButton value="all">All pictures</ToggleButton>
            <ToggleButton value="ended">Licence ended</ToggleButton>
          </ToggleButtonGroup>
          <MediaGrid
            licence={licence}
            label={({ alt }) => `Edit ${alt === '' ? 'a picture without alt text' : alt}`}
            empty={
              <p role="status">
                {licence === 'ended' ? 'No picture has an ended licence.' : 'There are no pictures yet.'}
              </p>
            }
            onPick={setEdited}
          />
        </div>
      </Panel>
      {edited !== null && (
        <PictureForm
          key={edited.id}
          media={edited}
          onSaved={() => void refresh()}
          onDelete={() => void remove(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function AddressForm({ onAddress }: { onAddress: (url: string) => void }) {
  const [url, setUrl] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (url.trim() === '') return;
    onAddress(url.trim());
    setUrl('');
  };
  return (
    <form noValidate onSubmit={submit}>
      <Line style={{ alignItems: 'end' }}>
        <TextField
          label="Copy from a URL"
          type="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          sx={{ flex: '1 1 240px' }}
        />
        <Button type="submit" variant="outlined">
          Copy picture
        </Button>
      </Line>
    </form>
  );
}
