import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/**
 * A window of a real browser, with the actions that these tests need. Elements are found by XPath,
 * which both drivers support.
 */
export type Browser = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Runs a function in the page. The function can only use its arguments, no variables from
   * outside.
   */
  evaluate: <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Waits for the element and clicks its middle with the mouse. */
  click: (xpath: string) => Promise<void>;
  /** Waits for a field, focuses it and types; '\n' is the Enter key. */
  type: (xpath: string, text: string) => Promise<void>;
  /** Errors that the browser reported, if its driver supports that. */
  complaints: string[];
  close: () => Promise<void>;
};

export type BrowserName = 'firefox' | 'webkit';

export const openBrowser = (name: BrowserName): Promise<Browser> => (name === 'firefox' ? openFirefox() : openWebKit());
