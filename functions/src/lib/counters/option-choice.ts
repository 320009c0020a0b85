/** Polls and predictions: a choice is the index of an option, kept as text. */

/** The refusal (400) of an option index out of range. */
export const noSuchOption = {
  status: 400 as const,
  message: 'Please select an option',
  issues: [{ path: 'optionIndex', message: 'Please select an option' }],
};

/**
 * The refusal (400) of a choice on a page that was opened before the item was edited. Not a 409,
 * which means that the reader has voted already.
 */
export const changedMeanwhile = {
  status: 400 as const,
  message: 'This has changed since you opened the page. Please reload it.',
  issues: [{ path: 'optionIndex', message: 'This has changed since you opened the page. Please reload it.' }],
};

/** The option index of a stored choice; `null` where there is none. */
export const optionIndexOf = (choice: string | null | undefined): number | null =>
  choice === null || choice === undefined ? null : Number(choice);
