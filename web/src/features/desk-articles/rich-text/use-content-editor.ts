import { contentHtml } from '@first-show/domain/articles/content-html';
import { type Extensions, getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { type Editor, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { parseInert } from '../../../lib/trusted-types.ts';
import { tidyHtml } from './tidy-html.ts';

/**
 * The stored HTML as a document of the editor. Tiptap would parse it too, but it gives the browser
 * a string, which Trusted Types refuse.
 */
const documentOf = (html: string, schema: Schema): DocumentNode =>
  DOMParser.fromSchema(schema).parse(parseInert(contentHtml(html)));

const htmlOf = (doc: DocumentNode): string => tidyHtml(getHTMLFromFragment(doc.content, doc.type.schema));

type Options = Pick<UseEditorOptions, 'editorProps'> & {
  extensions: Extensions;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
};

/**
 * A tiptap editor for stored HTML (`value`). Its document follows changes of `value` from outside;
 * `onChange` gets the HTML after each change in the editor.
 */
export function useContentEditor({ extensions, editorProps, value, onChange, onBlur }: Options): Editor {
  const lastValue = useRef(value);
  /** The last value from outside, and as the editor writes it. */
  const given = useRef({ value, html: '' });
  const [firstContent] = useState(() => {
    const doc = documentOf(value, getSchema(extensions));
    given.current.html = htmlOf(doc);
    return doc.toJSON() as JSONContent;
  });
  const editor = useEditor({
    extensions,
    content: firstContent,
    // Our own styles apply, so the library's style sheet would only be a duplicate.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : htmlOf(changed.state.doc);
      // The server writes the same text in other words, e.g. with `loading="lazy"`. Undo must not
      // leave a change that nobody made.
      lastValue.current = html === given.current.html ? given.current.value : html;
      onChange(lastValue.current);
    },
    onBlur,
  });

  // The value changed from outside: a merge, a restore, or the sanitised text after a save. The
  // cursor stays if the text around it is unchanged.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    const incoming = documentOf(value, editor.schema);
    given.current = { value, html: htmlOf(incoming) };
    if (!incoming.eq(editor.state.doc)) editor.commands.setContent(incoming, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
