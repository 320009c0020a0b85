import {
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  open,
  openMeasuringShifts,
} from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { adminDb, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { pictureUrl } from '../../demo/library.ts';

const TEXT = 'The projectionist likes a story that shows what it tells, and counts the chairs himself. '.repeat(4);
const FILM = 'teesri-ghanti';

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const picture = (name: string) =>
  `<figure><img src="${pictureUrl(name)}" alt="A drawing"><figcaption>Caption of ${name}</figcaption></figure>`;
const live = (kind: string, ids: string, href: string, title: string) =>
  `<p data-block="${kind}" ${ids}><a href="${href}">${title}</a></p>`;

type Story = { id: string; path: string; question: string };

/** Creates a story with every kind of block. Its poll is in no other story. */
async function makeStory(): Promise<Story> {
  const question = `${uniqueName('Aisle or window')}?`;
  const poll = await post<{ id: string }>('/api/admin/polls', {
    title: 'Seats',
    question,
    options: ['Aisle', 'Window'],
  });
  const blocks = [
    `<figure data-width="wide">${picture('beam-news-1').slice('<figure>'.length)}`,
    `<figure data-width="full">${picture('hoarding-news-1').slice('<figure>'.length)}`,
    `<figure data-block="gallery"><ul>${['train-news-1', 'dance-news-1', 'chawl-news-1'].map((id) => `<li>${picture(id)}</li>`).join('')}</ul><figcaption>Three drawings</figcaption></figure>`,
    '<figure data-block="pull-quote"><blockquote><p>Count the chairs.</p></blockquote><figcaption>The projectionist</figcaption></figure>',
    '<aside data-block="fact-box"><h3>In figures</h3><ul><li>912 seats</li></ul></aside>',
    '<dl data-block="timeline"><dt>1998</dt><dd>The hall opens.</dd><dt>2026</dt><dd>Row M is mended.</dd></dl>',
    '<table data-block="price-ticket"><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">Tax</th><td>₹23</td></tr><tr><th scope="row">The hall</th><td>₹127</td></tr></tbody></table>',
    live('film', `data-film="${FILM}"`, `/${FILM}`, 'Teesri Ghanti'),
    live('chart', `data-film="${FILM}"`, `/${FILM}`, 'Teesri Ghanti: box office'),
    live('chart', `data-film="${FILM}" data-versus="sawa-lakh"`, `/${FILM}`, 'Teesri Ghanti and Sawa Lakh'),
    live('poll', `data-poll="${poll.id}"`, '/polls', question),
    live('prediction', 'data-prediction="kesar-aur-kohra-date"', '/polls', 'Will it announce its date?'),
    live(
      'trailer',
      'data-video="aqz-KE-bpKQ"',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'The song that plays twice',
    ),
    live('related', `data-article="${articles.hindi}"`, `/article/${articles.hindi}`, 'Dadi'),
    live('film', 'data-film="no-such-film"', '/box-office', 'A film that was withdrawn'),
  ];
  const { id, slug } = await post<{ id: string; slug: string }>('/api/articles', {
    title: uniqueName('A story that shows what it tells'),
    summary: TEXT.slice(0, 120),
    content: `<p>${TEXT}</p><h2>What it shows</h2>${blocks.join(`<p>${TEXT}</p>`)}`,
    categoryId: 'trade',
    imageUrl: pictureUrl('beam-news-1'),
  });
  return { id, path: articlePath(slug), question };
}

/** Expects the content that every block must show with and without JavaScript. */
async function expectAllBlocks(page: Page, { question }: Story): Promise<void> {
  const main = page.getByRole('main');
  const film = main.getByRole('complementary', { name: 'Box office: Teesri Ghanti' });
  await expect(film.getByRole('link', { name: 'Teesri Ghanti' })).toHaveAttribute('href', `/${FILM}`);
  await expect(film).toContainText('₹24.6 Cr');
  const chart = main.getByRole('region', { name: 'Teesri Ghanti, day by day' });
  await chart.getByText('All days as a table').click();
  await expect(chart.getByRole('rowheader', { name: '1', exact: true })).toBeVisible();
  const versus = main.getByRole('region', { name: 'Teesri Ghanti and Sawa Lakh' });
  await expect(versus.getByRole('columnheader')).toHaveText(['Teesri Ghanti', 'Sawa Lakh']);
  await expect(versus.getByRole('row', { name: /^Week 1 ₹/ })).toContainText('Cr');
  await expect(main.getByRole('heading', { name: question })).toBeVisible();
  await expect(main.getByRole('heading', { name: /‘Kesar Aur Kohra’ announce/ })).toBeVisible();
  await expect(main.getByText('Plays from YouTube')).toBeVisible();
  await expect(main.getByRole('complementary', { name: 'Related story' }).getByRole('link')).toHaveAttribute(
    'href',
    articlePath(articles.hindi),
  );
  await expect(main.getByRole('link', { name: 'A film that was withdrawn' })).toBeVisible();
  await expect(main.getByRole('table', { name: 'Where the ₹150 go' }).getByRole('rowheader')).toHaveText([
    'Tax',
    'The hall',
  ]);
}

const scrollLeftOf = (gallery: Locator): Promise<number> => gallery.evaluate(({ scrollLeft }) => scrollLeft);

test('without script, a story shows all its blocks, and a gallery scrolls by arrow keys', async ({ openWindow }) => {
  const story = await makeStory();
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto(story.path);
  await expectAllBlocks(page, story);
  await expect(page.getByRole('link', { name: /The song that plays twice/ }).first()).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await expect(page.getByText(/needs JavaScript/).first()).toBeVisible();
  const gallery = page.getByRole('list', { name: '3 pictures' });
  await gallery.focus();
  await expect(async () => {
    await gallery.press('ArrowRight');
    expect(await scrollLeftOf(gallery)).toBeGreaterThan(0);
  }).toPass();
});

test('a story with all blocks hydrates without a shift, and its blocks work', { tag: '@journey' }, async ({ page }) => {
  const story = await makeStory();
  const { loading, hydration } = await openMeasuringShifts(page, story.path);
  expect(loading.sum, loading.what.join('\n')).toBeLessThan(0.1);
  expect(hydration.sum, hydration.what.join('\n')).toBe(0);
  await expectAllBlocks(page, story);

  const gallery = page.getByRole('list', { name: '3 pictures' });
  const figure = page.locator('figure[data-block="gallery"]');
  const count = figure.getByRole('status');
  await expect(count).toHaveText('1 of 3');
  await gallery.press('ArrowRight');
  await expect(count).toHaveText('2 of 3');
  await expect.poll(() => scrollLeftOf(gallery)).toBeGreaterThan(0);
  await figure.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(count).toHaveText('3 of 3');
  await expect(figure.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await gallery.press('Home');
  await expect(count).toHaveText('1 of 3');
  await expect.poll(() => scrollLeftOf(gallery)).toBe(0);

  const poll = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: story.question }) })
    .last();
  await poll.getByText('Window', { exact: true }).click();
  await poll.getByRole('button', { name: /Cast Vote/ }).click();
  await expect(poll.getByText('Your vote')).toBeVisible();
  await expect(poll).toContainText('100%');

  const film = adminDb().doc(`films/${FILM}`);
  const before = (await film.get()).get('totalCollection') as number;
  try {
    await film.update({ totalCollection: 312_000_000 });
    await expect(page.getByRole('complementary', { name: 'Box office: Teesri Ghanti' })).toContainText('₹31.2 Cr');
  } finally {
    await film.update({ totalCollection: before });
  }
});

test('all blocks of a story are shown at once when it is opened from another story', async ({ page }) => {
  const story = await makeStory();
  const { slug } = await post<{ slug: string }>('/api/articles', {
    title: uniqueName('A story that leads to another one'),
    summary: TEXT.slice(0, 120),
    content: `<p>${TEXT}</p>${live('related', `data-article="${story.id}"`, story.path, 'Another one')}`,
    categoryId: 'trade',
  });
  await open(page, articlePath(slug));
  const block = page.getByRole('complementary', { name: 'Related story' });
  await block.scrollIntoViewIfNeeded();
  // Wait until the block is hydrated: before that, a click on its link loads a new document.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-lazy-form="related-block"] aside') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await block.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A story that shows/);
  expect(await page.locator('[data-lazy-form$="-block"] > *').count()).toBe(6);
  await expectAllBlocks(page, story);
  expect(await page.evaluate(() => (window as unknown as { isSameDocument?: true }).isSameDocument)).toBe(true);
});

test('a story with all blocks is accessible in both colour schemes and does not scroll sideways', async ({ page }) => {
  const story = await makeStory();
  await open(page, story.path);
  await expectAccessibleInBothSchemes(page, 'a story with blocks');
  for (const width of [320, 800, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
});
