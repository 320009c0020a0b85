const MESSAGE_MAX = 160;
const SCRIPT_MAX = 80;

/**
 * A message without what may be personal: addresses, quoted texts and numbers become placeholders,
 * so that the same fault of two visitors is one message.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '<address>')
    .replace(/(["'`‘“])(?:(?!\1)[^’”]){1,400}["'`’”]/g, '<text>')
    .replace(/\d{2,}/g, '<number>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_MAX);

/**
 * The file name of a script, without its folder, query and the hash of its release: a fault keeps
 * its name over releases.
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
