import TextField from '@mui/material/TextField';
import { PICTURE_WIDTHS, type PictureWidth } from '@first-show/domain/articles/story-blocks';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { z } from 'zod';
import { useDeskForm } from '../../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../../ui/desk/form-dialog.tsx';
import { LibraryField } from '../../../ui/desk/library-field.tsx';
import { ToggleChoice } from '../../../ui/desk/toggle-choice.tsx';
import { PictureCheck } from '../fields/picture-check.tsx';
import { insertStoryBlock, replaceCaption } from './blocks/block-commands.ts';
import { pictureWidthNames } from './blocks/picture.ts';

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

/** The two nodes of pictures: 'figure' has a caption, 'image' has none. */
const kinds = ['figure', 'image'] as const;
type Attributes = {
  src?: string;
  alt?: string;
  width?: number | null;
  height?: number | null;
  layout?: PictureWidth | null;
};

const widthOptions = [
  ['text', 'Text width'] as const,
  ...PICTURE_WIDTHS.map((width) => [width, pictureWidthNames[width]] as const),
];

/**
 * Inserts a picture into the text (`isNew`), or changes the selected one. A changed figure keeps
 * its caption until the editor chooses another picture from the library, because caption and
 * credit belong to one picture.
 */
export function PictureDialog({ editor, isNew, onClose }: { editor: Editor; isNew: boolean; onClose: () => void }) {
  const [kind] = useState(() => (isNew ? undefined : kinds.find((name) => editor.isActive(name))));
  const before: Attributes = kind === undefined ? {} : editor.getAttributes(kind);
  /** Whether the dialog has a field for the caption. */
  const [hasCaption, setHasCaption] = useState(kind === undefined);
  const form = useDeskForm<Picture, Picture>({
    initial: { src: before.src ?? '', alt: before.alt ?? '', caption: '', width: before.layout ?? 'text' },
    schema: pictureSchema,
    send: async ({ src, alt, caption, width }) => {
      // The size of another picture is not known here.
      const size = src === before.src ? {} : { width: null, height: null };
      const layout = width === 'text' ? null : width;
      const content = caption === '' ? [] : [{ type: 'text', text: caption }];
      if (kind === undefined) insertStoryBlock(editor, { type: 'figure', attrs: { src, alt, layout }, content });
      else editor.commands.updateAttributes(kind, { src, alt, ...size, ...(kind === 'figure' && { layout }) });
      if (kind === 'figure' && hasCaption) replaceCaption(editor, caption);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Picture"
      form={form}
      submitLabel={kind === undefined ? 'Add picture' : 'Change picture'}
      onClose={onClose}
    >
      <LibraryField
        address={form.watch('src')}
        onChoose={({ url, alt, caption, credit }) => {
          form.setValue('src', url, { shouldValidate: true });
          form.setValue('alt', alt);
          form.setValue('caption', [caption, credit].filter(Boolean).join('. '));
          setHasCaption(kind !== 'image');
        }}
      />
      <div>
        <TextField label="Image URL" required autoFocus {...form.field('src')} />
        <PictureCheck url={form.watch('src')} />
      </div>
      <TextField label="Alt text" {...form.field('alt', 'Describe the image. Leave empty if it is decoration only.')} />
      {hasCaption && (
        <TextField label="Caption" {...form.field('caption', 'Shown below the picture, where you can edit it')} />
      )}
      {kind !== 'image' && (
        <ToggleChoice
          label="Width of the picture"
          value={form.watch('width')}
          onChange={(width) => form.setValue('width', width)}
          options={widthOptions}
        />
      )}
    </FormDialog>
  );
}
