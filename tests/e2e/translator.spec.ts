import type { Page } from '@playwright/test';
import { open } from './support/browser.ts';
import { publicPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/**
 * Moves every text of the page into two nested `<font>`, now and later, as browser translators do.
 */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const move = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode() !== null) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (text.parentElement?.closest('font, script, style, noscript, textarea') !== null) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.appendChild(document.createElement('font')).appendChild(text);
      }
    };
    move(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) move(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

for (const { name, path, status = 200 } of publicPages)
  test(`${name}: survives a browser translator`, async ({ page, complaints }) => {
    if (status === 404) complaints.expectRefusals();
    complaints.expectChangedForms();
    await open(page, path);
    await translate(page);
    const title = page.getByRole('heading', { level: 1 });
    const before = (await title.first().textContent()) ?? '';

    const next = path === '/terms' ? 'Privacy Policy' : 'Terms of Service';
    const theme = page.getByRole('banner').getByRole('button', { name: /^Switch to the/ });
    await theme.hover();
    const tip = page.locator('.MuiTooltip-popper');
    await expect(tip).toHaveText((await theme.getAttribute('aria-label')) ?? '');
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
    await theme.click();
    await expect(title.first()).toHaveText(before);

    await page.getByRole('contentinfo').getByRole('link', { name: next, exact: true }).click();
    await expect(title).toHaveText(next);
    await page.goBack();
    await expect(title.first()).toHaveText(before);
  });
