import type { Page } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated.ts';
import { holdRequests, hydrated, layOutAll } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const article = articlePath(articles.forReacting);
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const reaction = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: new RegExp(`^${label}`) });
const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'Music' });
const loadMore = (page: Page) => page.getByText('Load More Articles');
const isWaiting = async (page: Page) => !(await page.evaluate(isHydrated));

/** Delays every script until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/**
 * Pauses React's scheduler from the moment React owns the root until the returned function is
 * called. Until then React hydrates only what the reader touches and renders nothing else, such as
 * transitions or answers from the network.
 */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHolding = true;
    const post = MessagePort.prototype.postMessage;
    const isListening = () =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => post.call(this, message);
      if (isHolding && isListening()) held.push(send);
      else send();
    };
    Object.assign(window, {
      releaseHydration: () => {
        isHolding = false;
        for (const send of held) send();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { releaseHydration: () => void }).releaseHydration());
}

const listening = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

for (const path of ['/', article, '/category/music', '/box-office', '/dadar-ka-raja']) {
  test(
    `every section of ${path} is hydrated in the end, with the elements that the server sent`,
    { tag: '@both' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#client-config').waitFor({ state: 'attached' });
      await page.evaluate(() => {
        const elements = [
          ...document.querySelectorAll('#root :is(section, article, a, button, h2, h3, input, picture)'),
        ];
        Object.assign(window, { sent: elements.filter((element) => element.closest('noscript') === null) });
      });
      release();
      await hydrated(page);
      const gone = await page.evaluate(() =>
        (window as unknown as { sent: Element[] }).sent
          .filter(({ isConnected }) => !isConnected)
          .map(({ outerHTML }) => outerHTML),
      );
      expect(gone).toEqual([]);
    },
  );
}

test.describe('a press before any script has loaded', { tag: '@phone' }, () => {
  test('opens the menu', { tag: '@journey' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page).tap();
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    release();
    await expect(menu(page)).toBeVisible();
  });

  test('counts a reaction once', { tag: '@journey' }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/react')) calls.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto(article, { waitUntil: 'commit' });
    await reaction(page, 'Wow').tap();
    await reaction(page, 'Wow').tap();
    release();
    await expect(page.getByText('Reaction Added!').first()).toBeVisible();
    await hydrated(page);
    expect(calls).toHaveLength(1);
  });

  test('submits a form once its script has loaded, with the typed text', async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/api/newsletter/subscribe', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, json: { message: 'OK' } });
    });
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('early@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).tap();
    release();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ email: 'early@example.com' })]);
  });

  for (const { path, name, fields } of [
    { path: '/contact', name: 'contact', fields: { Name: 'Asha Rao', Message: 'Typed before any script.\nAnd more.' } },
    { path: article, name: 'comment', fields: { Name: 'Asha Rao', Comment: 'Typed before any script' } },
  ])
    test(`keeps the text of the ${name} form if a password manager has inserted elements`, async ({
      page,
      complaints,
    }) => {
      complaints.expectChangedForms();
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#client-config').waitFor({ state: 'attached' });
      const form = page.locator(`[data-lazy-form="${name}"]`);
      await form.evaluate((place) => {
        for (const field of place.querySelectorAll('input, textarea'))
          field.after(document.createElement('password-manager-button'));
      });
      for (const [label, text] of Object.entries(fields)) await form.getByLabel(new RegExp(`^${label}`)).fill(text);
      const server = await form.getByLabel(/^Name/).elementHandle();
      release();
      await expect.poll(() => server?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      for (const [label, text] of Object.entries(fields))
        await expect(form.getByLabel(new RegExp(`^${label}`))).toHaveValue(text);
      await expect(form.getByLabel(new RegExp(`^${Object.keys(fields).at(-1)}`))).toBeFocused();
    });

  test('follows the links of a category tab and of Load More Articles', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await tab(page).tap();
    await expect(page).toHaveURL(/category=music/);
    await page.goto('/', { waitUntil: 'commit' });
    await loadMore(page).waitFor();
    // Lay out all sections first: a section gets its height when it comes near the viewport, and a
    // tap at that moment would miss its target.
    await layOutAll(page);
    await loadMore(page).tap();
    await expect(page).toHaveURL(/page=2/);
    release();
    await hydrated(page);
  });
});

test.describe('a touch before its section is hydrated', { tag: '@phone' }, () => {
  test('opens the menu at once', async ({ page }) => {
    const release = await holdHydration(page);
    await page.goto('/');
    await listening(page);
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await isWaiting(page)).toBe(true);
    await release();
    await expect(menu(page)).toBeVisible();
    await hydrated(page);
    await expect(menu(page)).toBeVisible();
  });

  test('counts a reaction and opens a share menu at once', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const release = await holdHydration(page);
    await page.goto(article);
    await listening(page);
    // React renders the server's answer once the scheduler continues.
    const counted = page.waitForResponse((response) => response.url().endsWith('/react') && response.ok());
    await reaction(page, 'Laugh').tap();
    await counted;
    await page
      .getByRole('button', { name: /^Share: / })
      .first()
      .tap();
    expect(await isWaiting(page)).toBe(true);
    await release();
    await expect(page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await hydrated(page);
    await expect(reaction(page, 'Laugh')).toHaveAttribute('aria-pressed', 'true');
  });

  test('switches the category tab without loading a new document', async ({ page }) => {
    const release = await holdHydration(page);
    await page.goto('/');
    await listening(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await tab(page).tap();
    await expect(page).toHaveURL(/category=music/);
    await release();
    const titles = page
      .getByRole('region', { name: 'Latest Articles' })
      .getByRole('heading', { level: 3 })
      .getByRole('link');
    const shown = await page.evaluate(() =>
      fetch(`/api/page-data?path=${encodeURIComponent('/?category=music')}`)
        .then((answer) => answer.json())
        .then(({ page: { list } }: { page: { list: { articles: { title: string; slug: string }[] } } }) =>
          list.articles.slice(0, 5),
        ),
    );
    // Check text and address: if React hydrated another list over the server's markup, only the
    // text would be updated.
    for (const [index, { title, slug }] of shown.entries()) {
      await expect(titles.nth(index)).toHaveText(title);
      await expect(titles.nth(index)).toHaveAttribute('href', `/article/${slug}`);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await hydrated(page);
  });

  test("loads more articles below those in the server's HTML", async ({ page }) => {
    const release = await holdHydration(page);
    await page.goto('/');
    await listening(page);
    const hrefs = () =>
      page
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = await hrefs();
    // Lay out all sections first: a section that is laid out during the tap would move the button
    // away.
    await layOutAll(page);
    await loadMore(page).tap();
    await release();
    await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(before.length);
    expect(new URL(page.url()).search).toBe('');
    await hydrated(page);
    const after = await hrefs();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });

  test('validates the newsletter field at once and keeps the typed text', async ({ page }) => {
    const release = await holdHydration(page);
    await page.goto('/');
    await listening(page);
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('nobody');
    await field.press('Enter');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nobody');
    await release();
    await hydrated(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nobody');
  });
});

test.describe('on a processor 6 times slower', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  });

  test('a press on the menu right after the markup has arrived is not lost', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('a reaction pressed during hydration counts once', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/react')) calls.push(request.url());
    });
    await page.goto(article, { waitUntil: 'commit' });
    await reaction(page, 'Angry').tap();
    await expect(page.getByText('Reaction Added!').first()).toBeVisible();
    await hydrated(page);
    expect(calls).toHaveLength(1);
  });
});

test.describe('Back right after a reload', () => {
  /**
   * Opens two history entries of one document, then calls `whileReloading`, which reloads the
   * second.
   */
  const openTwoAndReload = async (page: Page, whileReloading: () => Promise<unknown>) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Popular' }).click();
    await expect(page).toHaveURL(/sort=popular/);
    await whileReloading();
  };
  const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

  test('while the router has started and React has not, shows the former list without an error', async ({ page }) => {
    let recent: string[] = [];
    await openTwoAndReload(page, async () => {
      recent = await page.evaluate(() =>
        fetch(`/api/page-data?path=${encodeURIComponent('/')}`)
          .then((answer) => answer.json())
          .then(({ page: { list } }: { page: { list: { articles: { title: string }[] } } }) =>
            list.articles.map(({ title }) => title),
          ),
      );
      // The router adds the second listener for `popstate`, right before React starts. Go back at
      // that moment.
      await page.addInitScript(() => {
        const add = window.addEventListener.bind(window);
        let listeners = 0;
        window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
          add(type, listener);
          if (type === 'popstate' && ++listeners === 2) window.history.back();
        };
      });
      await page.reload();
    });
    await expect(page).toHaveURL(/\/$/);
    await hydrated(page);
    await expect.poll(() => titles(page)).toEqual(recent);
  });

  test('before any script has loaded, shows the former page', async ({ page }) => {
    await openTwoAndReload(page, async () => {
      const release = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await page.locator('#client-config').waitFor({ state: 'attached' });
      await page.evaluate(() => window.history.back());
      await expect(page).toHaveURL(/\/$/);
      release();
    });
    // The page loads again at the former address, so wait for its content before its hydration.
    await expect(page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Recent' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await hydrated(page);
  });
});
