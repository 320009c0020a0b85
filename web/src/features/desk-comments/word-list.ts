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

/** What the fields of the settings hold. `added`: pasted, and not on the list yet. */
export type SettingsFields = { words: readonly string[]; isOn: boolean; minText: string; added: string };

export const fieldsOf = ({ words, autoApprove }: SettingsDraft): SettingsFields => ({ words, isOn: autoApprove.isOn, minText: String(autoApprove.minApproved), added: '' });

/** The settings that fields mean: what was pasted counts. `minApproved` is `NaN` where it is no number. */
export function settingsOf({ words, isOn, minText, added }: SettingsFields): SettingsDraft {
  const minApproved = /^\d{1,6}$/.test(minText.trim()) ? Number(minText) : Number.NaN;
  return { words: addWords(words, parseWords(added)).words, autoApprove: { isOn, minApproved } };
}

/** Fields on top of what was saved meanwhile: words added and removed since `before`, automatic approval where it was touched. */
export function rebase(fields: SettingsFields, before: SettingsFields, theirs: SettingsDraft): SettingsFields {
  const removed = new Set(before.words.filter((word) => !fields.words.includes(word)));
  const fresh = fields.words.filter((word) => !before.words.includes(word));
  const { words } = addWords(theirs.words.filter((word) => !removed.has(word)), fresh);
  const isTouched = fields.isOn !== before.isOn || fields.minText !== before.minText;
  return { ...(isTouched ? fields : fieldsOf(theirs)), words, added: fields.added };
}

/** Fields after their save: what was edited while it ran stays, and what was pasted before is on the list now. */
export function afterSave(fields: SettingsFields, sent: SettingsFields, answer: SettingsDraft): SettingsFields {
  const isTaken = fields.added === sent.added && parseWords(sent.added).length > 0;
  return { ...rebase(fields, sent, answer), added: isTaken ? '' : fields.added };
}
