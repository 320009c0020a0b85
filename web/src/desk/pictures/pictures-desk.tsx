import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { mediaFromAddress, type Media } from '@first-show/domain/media/media.schema';
import { useState } from 'react';
import { MEDIA_KEY, MEDIA_PATH } from '../lib/media-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { useUploads } from '../lib/use-uploads.ts';
import { useUrlFilter } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { MediaGrid } from '../ui/media-grid.tsx';
import { Panel } from '../ui/panel.tsx';
import { PictureDrop } from '../ui/picture-drop.tsx';
import { showUndo } from '../ui/show-undo.ts';
import { FormStack, Stack } from '../ui/stack.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { PictureForm } from './picture-form.tsx';

const EMPTY = {
  all: 'There are no pictures yet.',
  ended: 'No picture has an expired licence.',
  'no-alt': 'Every picture has an alt text.',
};
const FILTERS = [
  ['all', 'All pictures'],
  ['ended', 'Licence expired'],
  ['no-alt', 'Without alt text'],
] as const;

/** The media library: add pictures, describe them, and see where each is used. */
export function PicturesDesk() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: MEDIA_KEY });
  const uploads = useUploads();
  const [edited, setEdited] = useState<Media | null>(null);
  const { run } = useBusy();
  const [show, setShow] = useUrlFilter('show', ['all', 'ended', 'no-alt']);

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
        <Stack sx={{ mb: 4, '& > :last-child': { mt: 2 } }}>
          <PictureDrop uploads={uploads} isMultiple />
          <AddressForm onAdded={refresh} />
          <ToggleChoice label="Show" value={show} onChange={setShow} options={FILTERS} />
        </Stack>
        <MediaGrid show={show} verb="Edit" empty={EMPTY[show]} onPick={setEdited} />
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

/** Copies a picture from a URL into the library. A refused URL stays in the field. */
function AddressForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const form = useDeskForm({
    initial: { url: '' },
    schema: mediaFromAddress,
    send: async (body) => {
      await callStaffApi(MEDIA_PATH, { method: 'POST', body });
      await onAdded();
      return { values: { url: '' }, revision: null };
    },
    failedText: 'This picture could not be added. Please try again.',
  });
  const url = form.field('url');
  return (
    <FormStack noValidate onSubmit={form.submit}>
      <TextField
        label="Copy from a URL"
        type="url"
        {...url}
        error={url.error || form.problem !== null}
        helperText={url.helperText ?? form.problem}
      />
      <Button type="submit" variant="outlined" aria-disabled={form.isSending} sx={{ justifySelf: 'start' }}>
        {form.isSending ? 'Copying…' : 'Copy picture'}
      </Button>
    </FormStack>
  );
}
