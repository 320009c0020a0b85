import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import type { Media } from '@first-show/domain/media/media.schema';
import { type SyntheticEvent, useState } from 'react';
import { MEDIA_KEY, MEDIA_PATH } from '../../lib/desk/media-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useUploads } from '../../lib/desk/use-uploads.ts';
import { useUrlFilter } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { MediaGrid } from '../../ui/desk/media-grid.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { PictureDrop } from '../../ui/desk/picture-drop.tsx';
import { showUndo } from '../../ui/desk/show-undo.ts';
import { Line, Stack } from '../../ui/desk/stack.ts';
import { ToggleChoice } from '../../ui/desk/toggle-choice.tsx';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { PictureForm } from './picture-form.tsx';

const FILTERS = [
  ['all', 'All pictures'],
  ['ended', 'Licence ended'],
] as const;

/** The media library: add pictures, describe them, and see where each is used. */
export function PicturesDesk() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: MEDIA_KEY });
  const uploads = useUploads();
  const [edited, setEdited] = useState<Media | null>(null);
  const { run } = useBusy();
  const [licence, setLicence] = useUrlFilter('licence', ['all', 'ended']);

  const restore = ({ id }: Media): Promise<void> =>
    run('The picture was not restored', async () => {
      await callStaffApi(`${MEDIA_PATH}/${id}/undo`, { method: 'POST' });
      await refresh();
    });
  const remove = (media: Media): Promise<void> =>
    run('The picture was not deleted', async () => {
      await callStaffApi(`${MEDIA_PATH}/${media.id}`, { method: 'DELETE' });
      setEdited(null);
      await refresh();
      showUndo('Picture deleted', media.alt, () => void restore(media));
    });

  return (
    <>
      <DeskHeading title="Pictures" />
      <Panel>
        <Stack>
          <PictureDrop uploads={uploads} isMultiple />
          <AddressForm onAddress={uploads.addAddress} />
        </Stack>
        <div style={{ marginTop: 24 }}>
          <div style={{ marginBottom: 16 }}>
            <ToggleChoice label="Show" value={licence} onChange={setLicence} options={FILTERS} />
          </div>
          <MediaGrid
            licence={licence}
            verb="Edit"
            empty={licence === 'ended' ? 'No picture has an ended licence.' : 'There are no pictures yet.'}
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
