import type { IdeaDraft } from '@first-show/domain/ideas/idea.schema';

/**
 * The idea for the next new article, passed from the page that offers it to the editor. It is only
 * held in memory: in the editor it becomes unsaved work like any other.
 */
let waiting: IdeaDraft | null = null;

export const offerDraft = (draft: IdeaDraft): void => void (waiting = draft);
/** The draft stays until `forgetDraft`, because a component may be mounted twice. */
export const offeredDraft = (): IdeaDraft | null => waiting;
export const forgetDraft = (): void => void (waiting = null);
