import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

/**
 * Collects the console errors, console warnings, uncaught errors and 5xx responses of a browser
 * context. They fail the test unless the test has announced them.
 */
class Complaints {
  #seen: string[] = [];
  #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) this.#seen.push(`${response.status()}: ${response.url()}`);
    });
  }

  /** Announces that a request is refused: Chromium logs every 4xx response as an error. */
  expectRefusals(): void {
    this.#allowed.push(/Failed to load resource: the server responded with a status of 4\d\d/);
  }

  /** Announces that the server answers with status 503. */
  expectUnavailable(): void {
    this.#allowed.push(/^503: |Failed to load resource: the server responded with a status of 503/);
  }

  /** Announces that a form is changed before it is hydrated: React logs that it renders it anew. */
  expectChangedForms(): void {
    this.#allowed.push(/Minified React error #418/);
  }

  /** Announces that Trusted Types refuse a string. */
  expectTrustedTypes(): void {
    this.#allowed.push(/Trusted ?(?:HTML|Script|ScriptURL|Type)/);
  }

  /** Announces that the network is lost, which Chromium and the Firestore listener log. */
  expectOffline(): void {
    this.#allowed.push(
      // The listener checks the network by requesting a picture from Google.
      /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Could not reach Cloud Firestore|WebChannelConnection|google\.com\/images\/cleardot/,
    );
  }

  get unexpected(): string[] {
    return this.#seen.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}

type Fixtures = {
  complaints: Complaints;
  /** A window of another reader: a browser context with its own cookies. */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  complaints: async ({ browserName: _ }, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.unexpected, 'the browser console stays quiet').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    complaints.watch(context);
    await use(context);
  },
  openWindow: async ({ browser, complaints, baseURL, viewport, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, viewport, serviceWorkers, locale: 'en-IN', ...options });
      complaints.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
