import { newModerationSettings, type ModerationSettings } from '@first-show/domain/comments/moderation-desk.schema';
import { isSame } from '../lib/form-draft.ts';
import { wholeNumber } from '../lib/whole-number.ts';

/** The settings that moderators edit. */
export type SettingsDraft = Pick<ModerationSettings, 'words' | 'autoApprove'>;

const splitWords = (text: string): string[] => text.split(/[\n,;]+/);

/**
 * Splits a pasted text into words and phrases at line breaks, commas and semicolons. Converts them
 * to lower case, and drops duplicates and entries without letters or digits. Returns an empty list
 * if the text breaks a limit of the API.
 */
export const parseWords = (text: string): string[] =>
  newModerationSettings.shape.words.catch([]).parse(splitWords(text));

/** The list with the new words first. `count`: the number of new words. */
export function addWords(words: readonly string[], added: readonly string[]): { words: string[]; count: number } {
  const known = new Set(words);
  const fresh = added.filter((word) => !known.has(word));
  return { words: [...fresh, ...words], count: fresh.length };
}

/** The words that contain the text, whatever its case; all words for an empty text. */
export const findWords = (words: readonly string[], text: string): string[] =>
  words.filter((word) => word.includes(text.trim().toLowerCase()));

/** The form's fields. `added`: pasted words that are not on the list yet. */
export const fieldsOf = ({ words, autoApprove: { isOn, minApproved } }: SettingsDraft) => ({
  words,
  autoApprove: { isOn, minApproved: String(minApproved) },
  added: '',
});
type SettingsFields = ReturnType<typeof fieldsOf>;

/**
 * The schema's input: the form's fields, with the words of `added` before the listed words.
 * `minApproved` becomes `NaN` if it is not a whole number of at most six digits, so that the schema
 * refuses it.
 */
export function settingsOf({ words, autoApprove: { isOn, minApproved }, added }: SettingsFields): SettingsDraft {
  return {
    words: [...splitWords(added), ...words],
    autoApprove: { isOn, minApproved: wholeNumber(minApproved) ?? Number.NaN },
  };
}

/**
 * Rebases the fields on `newer` settings. Keeps the changes since `opened`: words added and
 * removed, and automatic approval. After a save, `opened` is the form as it was sent. If `added`
 * has not changed since, its words are saved, so it is emptied.
 */
export function mergeSettings(fields: SettingsFields, opened: SettingsFields, newer: SettingsFields): SettingsFields {
  const fresh = fields.words.filter((word) => !opened.words.includes(word));
  const kept = newer.words.filter((word) => fields.words.includes(word) || !opened.words.includes(word));
  const isSaved = fields.added === opened.added && parseWords(opened.added).length > 0;
  return {
    words: addWords(kept, fresh).words,
    autoApprove: isSame(fields.autoApprove, opened.autoApprove) ? newer.autoApprove : fields.autoApprove,
    added: isSaved ? '' : fields.added,
  };
}
