import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { GALLERY_PICTURES } from '@first-show/domain/articles/story-blocks';
import type { Media } from '@first-show/domain/media/media.schema';
import type { JSONContent } from '@tiptap/core';
import { type DragEvent, useState } from 'react';
import { z } from 'zod';
import { useDeskForm } from '../../../lib/use-desk-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LibraryField } from '../../../ui/library-field.tsx';
import { Line, Stack } from '../../../ui/stack.ts';
import { IconButton } from '../../../../shared/ui/controls/icon-button.tsx';
import type { BlockDialogProps } from './block-dialog.tsx';
import type { PictureAttributes } from './picture.ts';

const RowItem = styled('li')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '8px 14px',
  alignItems: 'start',
  '& > img': { width: 96, height: 72, objectFit: 'cover', cursor: 'grab' },
  '&[data-dragged]': { opacity: 0.5 },
});

/**
 * A node `galleryPicture`, with a `key` that does not change when the picture is moved. The dialog
 * does not change captions (`content`): they are edited in the story.
 */
type Picture = { key: number; type: string; attrs: PictureAttributes; content?: JSONContent[] };
type Values = { pictures: Picture[] };

let lastKey = 0;
const withKey = (node: JSONContent) => ({ ...node, key: ++lastKey }) as Picture;

function pictureOf({ url, alt, caption, credit }: Media): Picture {
  const text = [caption, credit].filter(Boolean).join('. ');
  const attrs = { src: url, alt, width: null, height: null };
  return withKey({ type: 'galleryPicture', attrs, content: text === '' ? [] : [{ type: 'text', text }] });
}

const { min, max } = GALLERY_PICTURES;
const gallerySchema = z.object({
  pictures: z
    .custom<Picture[]>()
    .refine((pictures) => pictures.length >= min, `A gallery needs at least ${min} pictures`)
    .refine((pictures) => pictures.length <= max, `A gallery can have at most ${max} pictures`),
});

/** Adds, describes, orders and removes the pictures of a gallery. */
export function GalleryDialog({ before, onDone, dialog }: BlockDialogProps<JSONContent>) {
  const [list, caption = { type: 'blockCaption' }] = before?.content ?? [];
  const form = useDeskForm<Values, Values>({
    initial: { pictures: (list?.content ?? []).map(withKey) },
    schema: gallerySchema,
    send: async ({ pictures }) =>
      onDone({ ...before, type: 'gallery', content: [{ type: 'galleryList', content: pictures }, caption] }),
  });
  const pictures = form.watch('pictures');
  // `useFieldArray` is not used: react-hook-form is one module, so readers' forms would also load
  // the code of `useFieldArray`.
  const change = (next: Picture[]) => form.setValue('pictures', next, { shouldDirty: true });
  const move = (from: number, to: number) =>
    change(pictures.toSpliced(from, 1).toSpliced(to, 0, ...pictures.slice(from, from + 1)));
  const [dragged, setDragged] = useState<number | null>(null);
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged === index) return;
    move(dragged, index);
    setDragged(index);
  };
  const error = form.messageAt('pictures');
  return (
    <FormDialog form={form} {...dialog}>
      <LibraryField isMultiple onChoose={(media) => change([...form.getValues('pictures'), pictureOf(media)])} />
      <Stack as="ol" role="list" aria-label="Pictures of the gallery" style={{ gap: 14 }}>
        {pictures.map(({ key, attrs: { src, alt } }, index) => {
          const isLast = index === pictures.length - 1;
          return (
            <RowItem
              key={key}
              data-dragged={dragged === index ? '' : undefined}
              onDragOver={(event) => dragOver(event, index)}
              onDrop={(event) => event.preventDefault()}
            >
              <img
                src={src}
                alt=""
                title="Drag to move"
                draggable
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(null)}
              />
              <TextField
                label={`Alt text of picture ${index + 1}`}
                helperText="Describe the image"
                value={alt}
                onChange={({ target }) =>
                  form.setValue(`pictures.${index}.attrs.alt`, target.value, { shouldDirty: true })
                }
              />
              <Line style={{ gridColumn: '2', gap: 0 }}>
                <IconButton
                  icon="arrow-up"
                  label={`Move picture ${index + 1} up`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={`Move picture ${index + 1} down`}
                  aria-disabled={isLast}
                  onClick={() => !isLast && move(index, index + 1)}
                />
                <IconButton
                  icon="close"
                  label={`Remove picture ${index + 1}`}
                  onClick={() => change(pictures.toSpliced(index, 1))}
                />
              </Line>
            </RowItem>
          );
        })}
      </Stack>
      <FormHelperText error={error !== undefined} role={error === undefined ? undefined : 'alert'}>
        {error ?? `${min} to ${max} pictures. Captions can be edited in the story.`}
      </FormHelperText>
    </FormDialog>
  );
}
