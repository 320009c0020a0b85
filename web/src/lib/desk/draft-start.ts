import type { IdeaDraft } from '@first-show/domain/ideas/idea.schema';

/**
 * What the next new article begins with, handed from the page that has the idea to the editor. Held
 * in memory: once the editor has it, the form is unsaved work like any other, and kept as such.
 */
let waiting: IdeaDraft | null = null;

export const offerDraft = (draft: IdeaDraft): void => void (waiting = draft);
/** What is waiting stays so until it is forgotten: a component may be mounted twice. */
export const offeredDraft = (): IdeaDraft | null => waiting;
export const forgetDraft = (): void => void (waiting = null);
