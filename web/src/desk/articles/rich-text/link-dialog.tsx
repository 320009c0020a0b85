import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { z } from 'zod';
import { useDeskForm } from '../../lib/use-desk-form.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { isLinkAddress } from './article-schema.ts';

/** Adds the missing scheme: `https://` to 'example.com/a', `mailto:` to 'a@example.com'. */
const addressOf = (text: string): string => {
  const trimmed = text.trim();
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(trimmed)) return `mailto:${trimmed}`;
  return isLinkAddress(trimmed) || /^\w+:/.test(trimmed) ? trimmed : `https://${trimmed}`;
};

const isLink = (text: string): boolean => text !== '' && isLinkAddress(addressOf(text));
const linkSchema = z.object({
  address: z.string().trim().refine(isLink, 'Please enter a URL that starts with https://'),
  text: z.string().trim(),
});
type Link = z.infer<typeof linkSchema>;

/** Adds, changes or removes a link at the selection. `onClose` returns the focus to the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const { from, to, empty } = editor.state.selection;
  const needsText = empty && before === '';
  const form = useDeskForm<Link, Link>({
    initial: { address: before, text: '' },
    schema: linkSchema,
    send: async ({ address, text }) => {
      const href = addressOf(address);
      const chain = editor.chain();
      if (needsText)
        chain.insertContent({ type: 'text', text: text || href, marks: [{ type: 'link', attrs: { href } }] });
      else if (empty) chain.extendMarkRange('link').setLink({ href });
      else chain.setTextSelection({ from, to }).setLink({ href });
      chain.run();
      onClose();
    },
  });
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <FormDialog
      title="Link"
      form={form}
      submitLabel={before === '' ? 'Add link' : 'Change link'}
      secondary={
        before === '' ? undefined : (
          <Button variant="outlined" onClick={remove}>
            Remove link
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField
        label="URL"
        required
        autoFocus
        {...form.field('address', 'A page, an email address, or a path of this site such as /box-office')}
      />
      {needsText && <TextField label="Link text" {...form.field('text')} />}
    </FormDialog>
  );
}
