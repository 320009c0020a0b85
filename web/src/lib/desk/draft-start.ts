import type { IdeaDraft } from '@first-show/domain/ideas/idea.schema';

/** The idea for the next new article, held in memory until the editor opens. */
let waiting: IdeaDraft | null = null;

export const offerDraft = (draft: IdeaDraft): void => void (waiting = draft);
/** The draft stays until `forgetDraft`, because a component may be mounted twice. */
export const offeredDraft = (): IdeaDraft | null => waiting;
export const forgetDraft = (): void => void (waiting = null);
