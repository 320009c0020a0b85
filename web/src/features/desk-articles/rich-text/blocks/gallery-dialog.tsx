import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { GALLERY_PICTURES } from '@first-show/domain/articles/story-blocks';
import type { Media } from '@first-show/domain/media/media.schema';
import type { JSONContent } from '@tiptap/core';
import { type DragEvent, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { useDeskForm } from '../../../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../../../ui/desk/form-dialog.tsx';
import { LibraryField } from '../../../../ui/desk/library-field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import type { PictureAttributes } from './picture.ts';

const Rows = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 14 });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '8px 14px',
  alignItems: 'start',
  '& > img': { width: 96, height: 72, objectFit: 'cover', cursor: 'grab' },
  '&[data-dragged]': { opacity: 0.5 },
});
const Actions = styled('div')({ display: 'flex', gridColumn: '2' });

/** A picture of the dialog, with its caption as the editor holds it. */
type Picture = PictureAttributes & { caption: JSONContent[] };

const { min, max } = GALLERY_PICTURES;
const gallerySchema = z.object({
  pictures: z
    .custom<Picture[]>()
    .refine((pictures) => pictures.length >= min, `A gallery needs at least ${min} pictures`)
    .refine((pictures) => pictures.length <= max, `A gallery can have at most ${max} pictures`),
});
type Values = { pictures: Picture[] };

const pictureOf = ({ url, alt, caption, credit }: Media): Picture => {
  const text = [caption, credit].filter(Boolean).join('. ');
  return { src: url, alt, width: null, height: null, caption: text === '' ? [] : [{ type: 'text', text }] };
};

/** The pictures of a gallery node. */
export const picturesOf = (list: JSONContent | undefined): Picture[] =>
  (list?.content ?? []).map(({ attrs, content }) => ({ ...(attrs as PictureAttributes), caption: content ?? [] }));

export const galleryListOf = (pictures: readonly Picture[]): JSONContent => ({
  type: 'galleryList',
  content: pictures.map(({ caption, ...attrs }) => ({ type: 'galleryPicture', attrs, content: caption })),
});

/** The pictures of a gallery: adds, describes, orders and removes them. */
export function GalleryDialog({
  before,
  onDone,
  onClose,
}: {
  /** `null`: a new gallery. */
  before: readonly Picture[] | null;
  onDone: (pictures: Picture[]) => void;
  onClose: () => void;
}) {
  const form = useDeskForm<Values, Values>({
    initial: { pictures: [...(before ?? [])] },
    schema: gallerySchema,
    send: async ({ pictures }) => onDone(pictures),
  });
  const pictures = useFieldArray({ control: form.control, name: 'pictures' });
  const [dragged, setDragged] = useState<number | null>(null);
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged === index) return;
    pictures.move(dragged, index);
    setDragged(index);
  };
  const error = form.messageAt('pictures');

  return (
    <FormDialog
      title="Gallery"
      form={form}
      submitLabel={before === null ? 'Add gallery' : 'Change gallery'}
      onClose={onClose}
    >
      <LibraryField isMultiple onChoose={(media) => pictures.append(pictureOf(media), { shouldFocus: false })} />
      <Rows aria-label="Pictures of the gallery">
        {pictures.fields.map(({ id, src }, index) => {
          const isLast = index === pictures.fields.length - 1;
          return (
            <Row
              key={id}
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
                {...form.field(`pictures.${index}.alt`, 'Describe the image')}
              />
              <Actions>
                <IconButton
                  icon="arrow-up"
                  label={`Move picture ${index + 1} up`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && pictures.move(index, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={`Move picture ${index + 1} down`}
                  aria-disabled={isLast}
                  onClick={() => !isLast && pictures.move(index, index + 1)}
                />
                <IconButton icon="close" label={`Remove picture ${index + 1}`} onClick={() => pictures.remove(index)} />
              </Actions>
            </Row>
          );
        })}
      </Rows>
      <FormHelperText error={error !== undefined} role={error === undefined ? undefined : 'alert'}>
        {error ?? `${min} to ${max} pictures. Captions can be edited in the story.`}
      </FormHelperText>
    </FormDialog>
  );
}
