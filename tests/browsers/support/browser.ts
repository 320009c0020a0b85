import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/**
 * A window of a real browser, as far as these tests need it. Elements are named by XPath, which
 * both drivers know.
 */
export type Browser = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It sees nothing from outside of itself but its arguments. */
  evaluate: <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Waits for the element, and clicks in its middle as a mouse does. */
  click: (xpath: string) => Promise<void>;
  /** Clicks a field and types into it; '\n' is the Enter key. */
  type: (xpath: string, text: string) => Promise<void>;
  /** What the browser complained about, where its driver tells. */
  complaints: string[];
  close: () => Promise<void>;
};

export type BrowserName = 'firefox' | 'webkit';

export const openBrowser = (name: BrowserName): Promise<Browser> => (name === 'firefox' ? openFirefox() : openWebKit());
