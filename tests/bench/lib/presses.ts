import type { Browser, Locator } from '@playwright/test';
import { type Interaction, watchInteractions } from './interactions.ts';
import { ARTICLE, menu, menuButton, openPhone, reaction, settled } from './phone.ts';

/** The minimum time that a person needs to press a control that has come into view. */
const A_LOOK_MS = 250;

/** Scrolls to a control and waits as long as a person would before pressing it. */
async function scrollIntoViewAndPause(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(
    (_, look) =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, look)))),
    A_LOOK_MS,
  );
}

/**
 * Measures a press of the menu, of a tab, of 'load more' and of a reaction, on a processor that is
 * `slowdown` times slower.
 */
export async function measureInteractions(
  browser: Browser,
  { siteUrl, slowdown }: { siteUrl: string; slowdown: number },
): Promise<Interaction[]> {
  const found: Interaction[] = [];
  const { context, page, cdp } = await openPhone(browser);
  const watch = await watchInteractions(page);
  await page.goto(`${siteUrl}/`);
  await settled(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  found.push(
    await watch.during(
      'the menu',
      () => menuButton(page).tap(),
      () => menu(page).waitFor(),
    ),
  );
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  const tab = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link').nth(2);
  found.push(
    await watch.during(
      'a tab',
      () => tab.tap(),
      () => page.waitForURL(/category=/),
    ),
  );
  await page.goto(`${siteUrl}/`);
  await settled(page);
  const more = page.getByRole('button', { name: 'Load More Articles' });
  const before = await page.evaluate(() => document.querySelectorAll('article').length);
  await scrollIntoViewAndPause(more);
  found.push(
    await watch.during(
      'load more',
      () => more.tap(),
      () => page.waitForFunction((count) => document.querySelectorAll('article').length > count, before),
    ),
  );
  await page.goto(siteUrl + ARTICLE);
  await settled(page);
  const button = reaction(page, 'Love');
  await scrollIntoViewAndPause(button);
  found.push(
    await watch.during(
      'a reaction',
      () => button.tap(),
      () => page.getByText('Reaction Added!').first().waitFor(),
    ),
  );
  await context.close();
  return found;
}
