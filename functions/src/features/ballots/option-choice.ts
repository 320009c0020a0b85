import { invalidField } from '@first-show/domain/core/result';

/** A choice in a poll or prediction is the index of an option, stored as text. */

/** The 400 answer to an option index that does not exist. */
export const noSuchOption = invalidField('optionIndex', 'Please select an option');

/**
 * The 400 answer to a choice on a page that was opened before the item was edited. (409 would mean
 * that the reader has already voted.)
 */
export const changedMeanwhile = invalidField(
  'optionIndex',
  'This has changed since you opened the page. Please reload it.',
);

/** The option index of a stored choice; `null` if there is no choice. */
export const optionIndexOf = (choice: string | null | undefined): number | null =>
  choice === null || choice === undefined ? null : Number(choice);
