const MESSAGE_MAX = 160;
const SCRIPT_MAX = 80;

/**
 * An error message without possibly personal data: email addresses, URLs, queries, quoted texts and
 * numbers become placeholders. Reports that differ only in such data get the same message, and are
 * counted as one error. The result has at most 160 characters.
 */
export const withoutPersonalData = (message: string): string =>
  message
    // The lookbehinds match only at the start of a word, which keeps the time linear.
    .replace(/(?<!\S)\S+@\S+/g, '<email>')
    .replace(/(?<![a-z+.-])[a-z][a-z+.-]*:\/\/\S+/gi, '<address>')
    // Queries of relative URLs contain searches and the tokens of links in mails.
    .replace(/\?[\w.%-]+=\S*/g, '?<query>')
    .replace(/(["'`‘“])(?:(?!\1)[^’”])+["'`’”]/g, '<text>')
    .replace(/\d{2,}/g, '<number>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_MAX);

/**
 * The file name of a script without folder, query and build hash, so that an error has the same
 * script name in every release.
 */
export const scriptName = (address: string): string =>
  (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  )
    .replace(/-[\w-]{8}(?=\.js$)/, '')
    .slice(0, SCRIPT_MAX) || 'page';
