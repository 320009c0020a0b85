import { newModerationSettings, type ModerationSettings } from '@first-show/domain/comments/moderation-desk.schema';

/** What a moderator edits of the settings. */
export type SettingsDraft = Pick<ModerationSettings, 'words' | 'autoApprove'>;

/** Words and phrases of a pasted text: one a line or between commas, lower case, without doubles and without what has no letters. */
export function parseWords(text: string): string[] {
  const parsed = newModerationSettings.shape.words.safeParse(text.split(/[\n,;]+/));
  return parsed.success ? parsed.data : [];
}

/** The list with new words first, so that one sees them; and how many of them were new. */
export function addWords(words: readonly string[], added: readonly string[]): { words: string[]; count: number } {
  const known = new Set(words);
  const fresh = added.filter((word) => !known.has(word));
  return { words: [...fresh, ...words], count: fresh.length };
}

/** Those that contain the text, in their order; all for no text. */
export const findWords = (words: readonly string[], text: string): string[] =>
  words.filter((word) => word.includes(text.trim().toLowerCase()));

export const isSameSettings = (a: SettingsDraft, b: SettingsDraft): boolean =>
  a.autoApprove.isOn === b.autoApprove.isOn &&
  a.autoApprove.minApproved === b.autoApprove.minApproved &&
  a.words.length === b.words.length &&
  a.words.every((word) => b.words.includes(word));

/** The draft again, on top of what somebody else saved meanwhile: words added and removed here, the switch where it was touched here. */
export function rebase(draft: SettingsDraft, before: SettingsDraft, theirs: SettingsDraft): SettingsDraft {
  const removed = new Set(before.words.filter((word) => !draft.words.includes(word)));
  const added = draft.words.filter((word) => !before.words.includes(word));
  const touched =
    draft.autoApprove.isOn !== before.autoApprove.isOn ||
    draft.autoApprove.minApproved !== before.autoApprove.minApproved;
  return {
    words: addWords(
      theirs.words.filter((word) => !removed.has(word)),
      added,
    ).words,
    autoApprove: touched ? draft.autoApprove : theirs.autoApprove,
  };
}
