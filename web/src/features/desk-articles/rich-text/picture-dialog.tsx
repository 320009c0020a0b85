import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { z } from 'zod';
import { useDeskForm } from '../../../lib/desk/use-desk-form.ts';
import { Button } from '../../../ui/button.tsx';
import { LibraryField } from '../../../ui/desk/library-field.tsx';
import { PictureCheck } from '../picture-check.tsx';
import { Stack } from '../../../ui/desk/stack.ts';

const pictureSchema = z.object({
  src: z
    .string()
    .trim()
    .regex(/^(?:https:\/\/[^\s/]+|\/(?!\/))/, 'Please enter an image URL that starts with https://'),
  alt: z.string().trim(),
  caption: z.string().trim(),
});
type Picture = z.infer<typeof pictureSchema>;

/** Inserts a picture into the text, or changes the selected one. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const kind = editor.isActive('figure') ? 'figure' : editor.isActive('image') ? 'image' : null;
  const before = kind === null ? {} : (editor.getAttributes(kind) as { src?: string; alt?: string });
  const form = useDeskForm<Picture, Picture>({
    initial: { src: before.src ?? '', alt: before.alt ?? '', caption: '' },
    schema: pictureSchema,
    send: ({ src, alt, caption }) => {
      if (kind !== null) editor.chain().updateAttributes(kind, { src, alt }).run();
      else editor.chain().setFigure({ src, alt, caption }).run();
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <Dialog open onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <DialogTitle>Picture</DialogTitle>
        <DialogContent>
          <Stack>
            <LibraryField
              address={form.watch('src')}
              onChoose={({ url, alt, caption, credit }) => {
                form.setValue('src', url, { shouldValidate: true });
                form.setValue('alt', alt);
                form.setValue('caption', [caption, credit].filter(Boolean).join('. '));
              }}
            />
            <div>
              <TextField label="Image URL" required autoFocus {...form.field('src')} />
              <PictureCheck url={form.watch('src')} />
            </div>
            <TextField
              label="Alt text"
              {...form.field('alt', 'Describe the image. Leave empty if it is decoration only.')}
            />
            {kind === null && (
              <TextField label="Caption" {...form.field('caption', 'Shown below the picture, where you can edit it')} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{kind === null ? 'Add picture' : 'Change picture'}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
