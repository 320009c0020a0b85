import type { IdeaDraft } from '@first-show/domain/ideas/idea.schema';

/** The idea that the next new article starts from, held in memory. */
let waiting: IdeaDraft | null = null;

export const offerDraft = (draft: IdeaDraft): void => void (waiting = draft);
/** Reading does not remove the draft, because React may mount the editor twice. */
export const offeredDraft = (): IdeaDraft | null => waiting;
export const forgetDraft = (): void => void (waiting = null);
