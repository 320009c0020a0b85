import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../../ui/form/form-field.tsx';
import { isLinkAddress } from './article-schema.ts';

/** 'example.com/a' is meant as a page. */
const addressOf = (text: string): string => {
  const trimmed = text.trim();
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(trimmed)) return `mailto:${trimmed}`;
  return isLinkAddress(trimmed) || /^\w+:/.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/** Sets, changes or takes away the link at the cursor. `onClose` brings the focus back to the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const { from, to, empty } = editor.state.selection;
  const needsText = empty && before === '';
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The page's own form stands around this dialog in React's tree.
    event.stopPropagation();
    const href = addressOf(address);
    if (address.trim() === '' || !isLinkAddress(href)) return setError('Please enter an address that starts with https://');
    const chain = editor.chain();
    if (needsText) chain.insertContent({ type: 'text', text: text.trim() === '' ? href : text.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else if (empty) chain.extendMarkRange('link').setLink({ href });
    else chain.setTextSelection({ from, to }).setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <Dialog
      isOpen
      title="Link"
      onClose={onClose}
      actions={
        <>
          {before !== '' && (
            <Button variant="outlined" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit" form="link-form">
            {before === '' ? 'Add link' : 'Change link'}
          </Button>
        </>
      }
    >
      <form id="link-form" noValidate onSubmit={apply} style={{ display: 'grid', gap: 16 }}>
        <FormField id="link-address" label="Address" isRequired error={error} hint="A page, an e-mail address, or a path of this site such as /box-office">
          {(control) => <TextInput {...control} type="text" inputMode="url" autoFocus value={address} onChange={(event) => setAddress(event.target.value)} />}
        </FormField>
        {needsText && (
          <FormField id="link-text" label="Words to show">
            {(control) => <TextInput {...control} value={text} onChange={(event) => setText(event.target.value)} />}
          </FormField>
        )}
      </form>
    </Dialog>
  );
}
