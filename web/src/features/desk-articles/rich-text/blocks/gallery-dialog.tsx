import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { GALLERY_PICTURES } from '@first-show/domain/articles/story-blocks';
import type { Media } from '@first-show/domain/media/media.schema';
import type { JSONContent } from '@tiptap/core';
import { type DragEvent, useRef, useState } from 'react';
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

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
};

/** The two buttons that move a picture, named so that the pressed one can be focused again. */
type MoveAction = 'earlier' | 'later';

type RowProps = {
  picture: Picture;
  index: number;
  isLast: boolean;
  /** Index of the picture that is being dragged. */
  dragged: number | null;
  onDrag: (index: number | null) => void;
  onDragOver: (event: DragEvent) => void;
  onAlt: (alt: string) => void;
  onMove: (to: number, action: MoveAction) => void;
  onRemove: () => void;
};

function PictureRow({ picture, index, isLast, dragged, onDrag, onDragOver, onAlt, onMove, onRemove }: RowProps) {
  return (
    <Row
      data-dragged={dragged === index ? '' : undefined}
      onDragOver={onDragOver}
      onDrop={(event) => event.preventDefault()}
    >
      <img
        src={picture.src}
        alt=""
        title="Drag to move"
        draggable
        onDragStart={() => onDrag(index)}
        onDragEnd={() => onDrag(null)}
      />
      <TextField
        label={`Alt text of picture ${index + 1}`}
        value={picture.alt}
        onChange={({ target }) => onAlt(target.value)}
        helperText="Describe the image"
      />
      <Actions>
        <IconButton
          icon="arrow-up"
          data-action="earlier"
          label={`Move picture ${index + 1} up`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1, 'earlier')}
        />
        <IconButton
          icon="arrow-down"
          data-action="later"
          label={`Move picture ${index + 1} down`}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(index + 1, 'later')}
        />
        <IconButton icon="close" label={`Remove picture ${index + 1}`} onClick={onRemove} />
      </Actions>
    </Row>
  );
}

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
    send: ({ pictures }) => {
      onDone(pictures);
      return Promise.resolve();
    },
  });
  const pictures = form.watch('pictures');
  const change = (next: Picture[]) => form.setValue('pictures', next, { shouldDirty: true });
  const add = (media: Media) => change([...form.getValues('pictures'), pictureOf(media)]);
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number, action: MoveAction) => {
    change(moved(pictures, from, to));
    // The button stays under the finger of whoever moves the picture several places.
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus(),
    );
  };
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged === index) return;
    change(moved(pictures, dragged, index));
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
      <LibraryField isMultiple onChoose={add} />
      <Rows ref={list} aria-label="Pictures of the gallery">
        {pictures.map((picture, index) => (
          <PictureRow
            key={`${picture.src} ${index}`}
            picture={picture}
            index={index}
            isLast={index === pictures.length - 1}
            dragged={dragged}
            onDrag={setDragged}
            onDragOver={(event) => dragOver(event, index)}
            onAlt={(alt) => change(pictures.with(index, { ...picture, alt }))}
            onMove={(to, action) => move(index, to, action)}
            onRemove={() => change(pictures.toSpliced(index, 1))}
          />
        ))}
      </Rows>
      <FormHelperText error={error !== undefined} role={error === undefined ? undefined : 'alert'}>
        {error ?? `${min} to ${max} pictures. Captions can be edited in the story.`}
      </FormHelperText>
    </FormDialog>
  );
}
