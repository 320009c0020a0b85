import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PICTURE_WIDTHS, type PictureWidth } from '@first-show/domain/articles/story-blocks';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { z } from 'zod';
import { useDeskForm } from '../../../lib/desk/use-desk-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LibraryField } from '../../../ui/desk/library-field.tsx';
import { PictureCheck } from '../fields/picture-check.tsx';
import { Stack } from '../../../ui/desk/stack.ts';
import { whenChosen } from '../../../ui/desk/when-chosen.ts';
import { insertStoryBlock } from './blocks/insert-block.ts';

const pictureSchema = z.object({
  src: z
    .string()
    .trim()
    .regex(/^(?:https:\/\/[^\s/]+|\/(?!\/))/, 'Please enter an image URL that starts with https://'),
  alt: z.string().trim(),
  caption: z.string().trim(),
  width: z.enum(['text', ...PICTURE_WIDTHS]),
});
type Picture = z.infer<typeof pictureSchema>;

const layoutOf = (width: Picture['width']): PictureWidth | null => (width === 'text' ? null : width);
const widthNames: Record<Picture['width'], string> = { text: 'Text width', wide: 'Wide', full: 'Full width' };

/** Inserts a picture into the text (`isNew`), or changes the selected one. */
export function PictureDialog({ editor, isNew, onClose }: { editor: Editor; isNew: boolean; onClose: () => void }) {
  const [kind] = useState(() =>
    isNew ? null : editor.isActive('figure') ? 'figure' : editor.isActive('image') ? 'image' : null,
  );
  const before =
    kind === null ? {} : (editor.getAttributes(kind) as { src?: string; alt?: string; layout?: PictureWidth | null });
  const form = useDeskForm<Picture, Picture>({
    initial: { src: before.src ?? '', alt: before.alt ?? '', caption: '', width: before.layout ?? 'text' },
    schema: pictureSchema,
    send: ({ src, alt, caption, width }) => {
      if (kind === 'figure') editor.commands.updateAttributes(kind, { src, alt, layout: layoutOf(width) });
      else if (kind === 'image') editor.commands.updateAttributes(kind, { src, alt });
      else
        insertStoryBlock(editor, {
          type: 'figure',
          attrs: { src, alt, layout: layoutOf(width) },
          ...(caption !== '' && { content: [{ type: 'text', text: caption }] }),
        });
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
            {kind !== 'image' && (
              <ToggleButtonGroup
                aria-label="Width of the picture"
                value={form.watch('width')}
                onChange={whenChosen((width: Picture['width']) => form.setValue('width', width))}
              >
                {pictureSchema.shape.width.options.map((width) => (
                  <ToggleButton key={width} value={width}>
                    {widthNames[width]}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
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
