import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../../ui/form/form-field.tsx';
import { PictureCheck } from '../picture-check.tsx';

/** Puts a picture into the text, or changes the one that is selected. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const kind = editor.isActive('figure') ? 'figure' : editor.isActive('image') ? 'image' : null;
  const before = kind === null ? {} : (editor.getAttributes(kind) as { src?: string; alt?: string });
  const [src, setSrc] = useState(before.src ?? '');
  const [alt, setAlt] = useState(before.alt ?? '');
  const [caption, setCaption] = useState('');
  const [error, setError] = useState<string>();

  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = src.trim();
    if (!/^(?:https:\/\/[^\s/]+|\/(?!\/))/.test(address)) return setError('Please enter an image URL that starts with https://');
    if (kind !== null) editor.chain().updateAttributes(kind, { src: address, alt: alt.trim() }).run();
    else editor.chain().setFigure({ src: address, alt: alt.trim(), caption: caption.trim() }).run();
    onClose();
  };

  return (
    <Dialog
      isOpen
      title="Picture"
      onClose={onClose}
      actions={
        <Button type="submit" form="picture-form">
          {kind === null ? 'Add picture' : 'Change picture'}
        </Button>
      }
    >
      <form id="picture-form" noValidate onSubmit={apply} style={{ display: 'grid', gap: 16 }}>
        <div>
          <FormField id="picture-address" label="Image URL" isRequired error={error}>
            {(control) => <TextInput {...control} type="text" inputMode="url" autoFocus value={src} onChange={(event) => setSrc(event.target.value)} />}
          </FormField>
          <PictureCheck url={src} />
        </div>
        <FormField id="picture-alt" label="Picture text" hint="What is to be seen, for those who do not see it. Empty where it only decorates.">
          {(control) => <TextInput {...control} value={alt} onChange={(event) => setAlt(event.target.value)} />}
        </FormField>
        {kind === null && (
          <FormField id="picture-caption" label="Caption" hint="Stands below the picture, and can be edited there.">
            {(control) => <TextInput {...control} value={caption} onChange={(event) => setCaption(event.target.value)} />}
          </FormField>
        )}
      </form>
    </Dialog>
  );
}
