import type { ReactNode } from 'react';
import type { EditorPart } from '../../lib/desk/editor-part.ts';

/**
 * Sections of another feature in the editor of a saved article, passed in by the page: a button
 * above the form, a panel below it.
 */
export type EditorExtras = { action: (editor: EditorPart) => ReactNode; panel: (editor: EditorPart) => ReactNode };
