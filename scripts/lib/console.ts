/** An error that the user of a command can fix. `main` prints only its message, without a stack. */
export class CommandError extends Error {}

const begun = Date.now();
export const isTerminal = Boolean(process.stdout.isTTY);
const paint = (code: number) => (text: string) =>
  isTerminal && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text;
export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

export const say = (text = '') => console.log(text);
/** Prints a line of progress with the seconds since the command started. */
export const step = (text: string) =>
  console.log(`${dim(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s`)}  ${text}`);
/**
 * Replaces the current line of a terminal by this text, without a line break. An empty text removes
 * the line. Without a terminal, prints nothing.
 */
export const showProgress = (text: string) => {
  if (isTerminal) process.stdout.write(`\r\u001b[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
};
export const warn = (text: string) => console.error(yellow(text));

/**
 * Runs a command's main function and exits with its result (0 if there is none). If it throws,
 * prints the error and exits with code 1.
 */
export async function main(run: () => Promise<number | void>): Promise<void> {
  try {
    const code = await run();
    process.exit(code ?? 0);
  } catch (error) {
    if (error instanceof CommandError) console.error(red(error.message));
    else console.error(error);
    process.exit(1);
  }
}
