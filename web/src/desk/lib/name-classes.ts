/** The choices of 'Name in stories', in the forms of films and people. */
export const NAME_CLASSES = [
  ['', 'Decide by the name'],
  ['distinctive', 'Clear: link it alone'],
  ['ordinary', 'Also a word: look for signs'],
  ['tiny', 'Short: look for clear signs'],
] as const;
