import { contentHtml } from '@first-show/domain/articles/content-html';
import { type Extensions, getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { type Editor, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { parseInert } from '../../../lib/trusted-types.ts';
import { tidyHtml } from './tidy-html.ts';

/** Parses stored HTML. Tiptap would pass a string to the browser, which Trusted Types refuse. */
const documentOf = (html: string, schema: Schema): DocumentNode =>
  DOMParser.fromSchema(schema).parse(parseInert(contentHtml(html)));

const htmlOf = (doc: DocumentNode): string => tidyHtml(getHTMLFromFragment(doc.content, doc.type.schema));

type Options = Pick<UseEditorOptions, 'editorProps'> & {
  extensions: Extensions;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
};

/** A tiptap editor for stored HTML. It follows changes of `value` that come from elsewhere. */
export function useContentEditor({ extensions, editorProps, value, onChange, onBlur }: Options): Editor {
  const lastValue = useRef(value);
  /** The last value from outside, and the editor's HTML for it. */
  const given = useRef({ value, html: '' });
  const [firstContent] = useState(() => {
    const doc = documentOf(value, getSchema(extensions));
    given.current.html = htmlOf(doc);
    return doc.toJSON() as JSONContent;
  });
  const editor = useEditor({
    extensions,
    content: firstContent,
    // The styles are in `Frame`.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : htmlOf(changed.state.doc);
      // The server adds attributes such as `loading="lazy"`. Undo must restore the stored HTML, or
      // the form would have an unsaved change.
      lastValue.current = html === given.current.html ? given.current.value : html;
      onChange(lastValue.current);
    },
    onBlur,
  });

  // A merge, a restore or a save (sanitised text) has changed the value.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    const incoming = documentOf(value, editor.schema);
    given.current = { value, html: htmlOf(incoming) };
    if (!incoming.eq(editor.state.doc)) editor.commands.setContent(incoming, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
