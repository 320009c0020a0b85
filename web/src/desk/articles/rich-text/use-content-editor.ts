import { contentHtml } from '@first-show/domain/articles/content-html';
import { type Extensions, getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { type Editor, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { parseInert } from '../../../shared/lib/trusted-types.ts';
import { tidyHtml } from './tidy-html.ts';

/** Parses stored HTML. Tiptap would hand the string to a DOM API that Trusted Types forbid. */
const documentOf = (html: string, schema: Schema): DocumentNode =>
  DOMParser.fromSchema(schema).parse(parseInert(contentHtml(html)));

/** The HTML of paragraphs and blocks. A typed letter replaces one of them and keeps the others. */
const htmlOfNodes = new WeakMap<DocumentNode, string>();
function htmlOfNode(node: DocumentNode): string {
  const known = htmlOfNodes.get(node);
  if (known !== undefined) return known;
  const html = getHTMLFromFragment(Fragment.from(node), node.type.schema);
  htmlOfNodes.set(node, html);
  return html;
}

const htmlOf = (doc: DocumentNode): string => tidyHtml(doc.children.map(htmlOfNode).join(''));

/** A form field with HTML. Typing in the editor renders no component. */
export type HtmlField = {
  /** The HTML as stored. */
  value: () => string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Calls back after each change of the value. Returns the function that ends this. */
  onValue: (callback: (html: string) => void) => () => void;
};

type Options = Pick<UseEditorOptions, 'editorProps'> & { extensions: Extensions; field: HtmlField };

/** A tiptap editor for stored HTML. It also shows a value that was not typed into it. */
export function useContentEditor({ extensions, editorProps, field }: Options): Editor {
  const [opened] = useState(() => {
    const value = field.value();
    const doc = documentOf(value, getSchema(extensions));
    return { value, html: htmlOf(doc), content: doc.toJSON() as JSONContent };
  });
  const lastValue = useRef(opened.value);
  /** The last value from outside, and the editor's HTML for it. */
  const given = useRef<{ value: string; html: string }>(opened);
  const editor = useEditor({
    extensions,
    content: opened.content,
    // `Frame` has the styles, so tiptap must not inject its own.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : htmlOf(changed.state.doc);
      // The stored HTML has attributes from the server, such as `loading="lazy"`, which the editor
      // drops. After an undo of all edits, use the stored HTML. Otherwise the form would have a
      // change.
      lastValue.current = html === given.current.html ? given.current.value : html;
      field.onChange(lastValue.current);
    },
    onBlur: field.onBlur,
  });

  // Show a value that was changed elsewhere, such as by a merge, a restore or the server's
  // sanitiser.
  useEffect(() => {
    const show = (value: string): void => {
      if (value === lastValue.current) return;
      lastValue.current = value;
      const incoming = documentOf(value, editor.schema);
      given.current = { value, html: htmlOf(incoming) };
      if (!incoming.eq(editor.state.doc)) editor.commands.setContent(incoming, { emitUpdate: false });
    };
    show(field.value());
    return field.onValue(show);
  }, [editor, field]);
  return editor;
}
