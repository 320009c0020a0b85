import TextField from '@mui/material/TextField';
import { PICTURE_WIDTHS, type PictureWidth } from '@first-show/domain/articles/story-blocks';
import type { JSONContent } from '@tiptap/core';
import { useState } from 'react';
import { z } from 'zod';
import { useDeskForm } from '../../lib/use-desk-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LibraryField } from '../../ui/library-field.tsx';
import { ToggleChoice } from '../../ui/toggle-choice.tsx';
import { PictureCheck } from '../fields/picture-check.tsx';
import type { BlockDialogProps } from './blocks/block-dialog.tsx';
import { type PictureAttributes, pictureWidthNames } from './blocks/picture.ts';

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

const widthOptions = [
  ['text', 'Text width'] as const,
  ...PICTURE_WIDTHS.map((width) => [width, pictureWidthNames[width]] as const),
];

/**
 * A picture in the text: a figure, or a plain picture, which has no caption. A changed figure keeps
 * its caption until the editor chooses another picture from the library, because caption and
 * credit belong to one picture.
 */
export function PictureDialog({ before, onDone, dialog }: BlockDialogProps<JSONContent>) {
  const type = before?.type ?? 'figure';
  const old = before?.attrs as Partial<PictureAttributes & { layout: PictureWidth | null }> | undefined;
  /** Whether the dialog has a field for the caption. */
  const [hasCaption, setHasCaption] = useState(before === null);
  const form = useDeskForm<Picture, Picture>({
    initial: { src: old?.src ?? '', alt: old?.alt ?? '', caption: '', width: old?.layout ?? 'text' },
    schema: pictureSchema,
    send: async ({ src, alt, caption, width }) => {
      // The size of another picture is not known here.
      const size = src === old?.src ? {} : { width: null, height: null };
      const layout = width === 'text' ? null : width;
      const words = caption === '' ? [] : [{ type: 'text', text: caption }];
      onDone({ type, attrs: { ...old, src, alt, layout, ...size }, content: hasCaption ? words : before?.content });
    },
  });
  return (
    <FormDialog form={form} {...dialog}>
      <LibraryField
        address={form.watch('src')}
        onChoose={({ url, alt, caption, credit }) => {
          form.setValue('src', url, { shouldValidate: true });
          form.setValue('alt', alt);
          form.setValue('caption', [caption, credit].filter(Boolean).join('. '));
          setHasCaption(type === 'figure');
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
      {type === 'figure' && (
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
