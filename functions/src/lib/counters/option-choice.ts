/** Polls and predictions: a choice is the index of an option, kept as text. */

/** Refusal (400) of an index that is none of the options. */
export const noSuchOption = {
  status: 400 as const,
  message: 'Please select an option',
  issues: [{ path: 'optionIndex', message: 'Please select an option' }],
};

/**
 * Refusal (400) of a choice on a page that was opened before the item was edited. No 409: that says
 * that the reader has voted already.
 */
export const changedMeanwhile = {
  status: 400 as const,
  message: 'This has changed since you opened the page. Please reload it.',
  issues: [{ path: 'optionIndex', message: 'This has changed since you opened the page. Please reload it.' }],
};

/** The index behind a stored choice; `null` where there is none. */
export const optionIndexOf = (choice: string | null | undefined): number | null =>
  choice === null || choice === undefined ? null : Number(choice);
