import { describe, expect, it } from 'vitest';
import type { Article, ArticleCard } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import {
  boxOfficeSummary,
  chartFilms,
  knownChangePercent,
  milestones,
  VERDICT_SCALE,
} from '@first-show/domain/box-office/figures';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { formatIndianDate, formatLongDate } from '@first-show/domain/core/dates';
import { formatChange, formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import { articlePath, articles } from '../e2e/support/pages.ts';
import {
  articleLinks,
  attributesOf,
  figure,
  getJson,
  request,
  section,
  servedPage,
  textOf,
  textsOf,
} from './support.ts';

const paths = (list: readonly { slug: string }[]) => list.map(({ slug }) => articlePath(slug));
const rows = (place: Element): Element[] => [...place.querySelectorAll('tr')];

describe('the article page', () => {
  it('shows the article, reactions, comments, related stories and the sidebar', async () => {
    const article = await getJson<Article>(`/api/articles/${articles.updated}`);
    const related = await getJson<ArticleCard[]>(`/api/articles/${article.id}/related?limit=4`);
    const comments = await getJson<Comment[]>(`/api/articles/${article.id}/comments`);
    const { main } = await servedPage(articlePath(article.slug));
    const text = textOf(main);
    expect(textOf(main.querySelector('h1'))).toBe(article.title);
    expect(textsOf(main, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Voices', 'Article']);
    expect(attributesOf(main, 'nav[aria-label="Breadcrumb"] a', 'href')).toEqual(['/', '/category/voices']);
    for (const part of [
      formatLongDate(article.publishedAt ?? ''),
      `Updated ${formatLongDate(article.updatedAt)}`,
      formatReadMinutes(article.readMinutes),
      article.summary,
      'What is 5 + 3?',
      ...comments.slice(0, 3).map(({ authorName }) => authorName),
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/[\d,]+ views/);
    expect(textsOf(section(main, /^Tags$/), 'a')).toEqual(article.hashtags);
    expect(attributesOf(section(main, /^Share this article$/), 'a', 'aria-label').join()).toContain('WhatsApp');
    expect(text).toMatch(/change (your|the) reaction at any time/i);
    expect(textsOf(main, 'h2')).toContain(`Comments (${comments.length})`);

    const tiles = [...main.querySelectorAll('[role="group"][aria-label="Reactions"] button')];
    expect(tiles).toHaveLength(5);
    for (const tile of tiles) {
      const name = tile.getAttribute('aria-label') ?? textOf(tile);
      expect(name, 'the accessible name contains the count').toMatch(/(Like|Love|Wow|Laugh|Angry) [\d,]+$/);
    }

    expect(articleLinks(section(main, /^Related Articles$/))).toEqual(paths(related));
    expect(related).toHaveLength(4);
    for (const name of [/^Trending Now$/, /^Most Popular$/, /^Latest Stories$/]) {
      const links = articleLinks(section(main, name));
      expect(links.length, String(name)).toBeGreaterThan(0);
      expect(links.length, String(name)).toBeLessThanOrEqual(4);
      expect(links, String(name)).not.toContain(articlePath(article.slug));
    }
    expect(section(main, /^Explore Categories$/).querySelectorAll('a')).toHaveLength(8);
    expect(section(main, /^Stay Updated$/).querySelector('a[href^="/contact"]')).not.toBeNull();
    const profiles = attributesOf(section(main, /^Follow Us$/), 'a', 'rel');
    expect(profiles).toHaveLength(4);
    for (const rel of profiles) expect(rel).toMatch(/noopener/);
  });

  it('shows badges, the update date, review stars and the picture’s caption only if the article has them', async () => {
    const breaking = await servedPage(articlePath(articles.breaking));
    expect(textOf(breaking.main)).toMatch(/Breaking News/i);
    expect(textOf(breaking.main)).not.toMatch(/Updated [A-Z]/);
    const featured = await servedPage(articlePath(articles.featured));
    expect(textOf(featured.main.querySelector('header'))).toMatch(/Featured/i);
    const review = await servedPage(articlePath(articles.review));
    expect(review.main.querySelector('header [aria-label="4 of 5 stars"]')).not.toBeNull();
    const picture = review.main.querySelector('figure');
    expect(textOf(picture?.querySelector('figcaption'))).toBe(
      '‘Dadar Ka Raja’, directed by Anagha Tambe. Illustration: First Show',
    );
    expect(picture?.querySelector('img')?.getAttribute('alt')).toMatch(/^A hero with sunglasses/);
    const plain = await servedPage(articlePath(articles.withoutComments));
    expect(plain.main.querySelector('header [aria-label$="of 5 stars"]')).toBeNull();
    expect(textOf(plain.main)).toContain('No comments yet. Be the first to share your thoughts!');
    expect(textsOf(plain.main, 'h2')).toContain('Comments (0)');
  });
});

it('the home page shows the data of the API in its sidebar, widget, panels and footer', async () => {
  const trending = await getJson<ArticleCard[]>('/api/articles/trending?limit=10');
  const entries = await getJson<BoxOfficeEntry[]>('/api/box-office');
  const categories = await getJson<Category[]>('/api/categories');
  const { document, main } = await servedPage('/');
  expect(articleLinks(section(main, /^Trending/))).toEqual(paths(trending));
  expect(trending).toHaveLength(10);

  const widget = main.querySelector('table')?.closest('section');
  if (!widget) throw new Error('The page has no box office widget');
  expect(rows(widget)).toHaveLength(6);
  expect(attributesOf(widget, 'a', 'href')).toContain('/box-office');
  const summary = boxOfficeSummary(entries);
  for (const text of [
    String(summary.count),
    String(summary.clubCount),
    formatRupees(summary.topRupees),
    formatRupees(summary.averageRupees),
  ])
    expect(textOf(widget)).toContain(text);

  const hashtags = attributesOf(main, '[aria-label="Hashtags"] a', 'href');
  expect(hashtags.length).toBeGreaterThan(0);
  for (const href of hashtags) expect(href).toMatch(/^\/\?search=[^#]+$/);

  expect(textsOf(main, 'h2').join()).toMatch(/Polls/);
  expect(main.querySelectorAll('fieldset').length).toBeLessThanOrEqual(4);
  expect(textsOf(main, 'button')).toContain('Subscribe');

  const footer = document.querySelector('footer');
  if (footer === null) throw new Error('The page has no footer');
  for (const label of ['users online', 'total visits', 'page views', 'unique visitors'])
    expect(textsOf(footer, 'dl > div').join()).toContain(label);
  expect(textsOf(footer, 'nav[aria-labelledby="footer-categories"] a')).toEqual(
    categories.slice(0, 5).map(({ name }) => name),
  );
  const links = attributesOf(footer, 'a', 'href');
  for (const href of ['/privacy', '/terms', '/rss.xml', '/sitemap.xml', '/polls']) expect(links).toContain(href);
  expect(attributesOf(document, 'nav[aria-label="Main"] a', 'href')).toContain('/polls');
});

describe('the category page', () => {
  it('shows its description, featured stories and the first twelve articles', async () => {
    const category = (await getJson<Category[]>('/api/categories')).find(({ slug }) => slug === 'trade');
    const featured = await getJson<ArticleCard[]>('/api/articles?categoryId=trade&featured=true&limit=3');
    const { main } = await servedPage('/category/trade');
    expect(textOf(main.querySelector('h1'))).toBe(category?.name);
    expect(textOf(main)).toContain(category?.description);
    expect(textsOf(main, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Category', category?.name]);
    expect(textOf(main.querySelector('[aria-current="page"]'))).toBe(category?.name);
    expect(articleLinks(section(main, new RegExp(`^Featured ${category?.name}`)))).toEqual(paths(featured));
    expect(section(main, new RegExp(`^Latest ${category?.name}`)).querySelectorAll('article')).toHaveLength(12);
  });

  it('has no section for featured stories if there are none', async () => {
    const { main } = await servedPage('/category/voices');
    expect(textOf(main.querySelector('h1'))).toBe('Voices');
    expect(textOf(main)).not.toContain('Featured Voices');
  });
});

describe('the page of reviews', () => {
  it('in Hindi has only Hindi reviews, above the list too', async () => {
    const { main } = await servedPage('/category/reviews?language=hi');
    expect(textsOf(main, 'h2')).not.toContain('Featured Reviews');
    expect(textsOf(main, 'h3').join()).toContain('‘तीसरी घंटी’ समीक्षा');
    expect(textsOf((await servedPage('/category/reviews?language=en')).main, 'h2')).toContain('Featured Reviews');
  });
});

describe('the box office page', () => {
  it('shows statistics, a ranking of all films, milestones and the method', async () => {
    const entries = await getJson<BoxOfficeEntry[]>('/api/box-office');
    const summary = boxOfficeSummary(entries);
    const { main } = await servedPage('/box-office');
    expect(textOf(main)).toContain(`Last updated: ${formatIndianDate(summary.updatedAt ?? '')}`);
    for (const [label, value] of [
      ['Total Movies', String(summary.count)],
      ['Top Collection', formatRupees(summary.topRupees)],
      ['Total Revenue', formatRupees(summary.sumRupees)],
      ['Active Releases', String(summary.activeCount)],
    ] as const)
      expect(figure(main, label)).toContain(value);

    const table = main.querySelector('table[aria-label*="nett"]');
    if (table === null) throw new Error('The page has no table');
    expect(textsOf(table, 'thead th')).toEqual(['Rank', 'Movie', 'Day 1', 'Weekend', 'Total', 'Change']);
    const films = rows(table).slice(1);
    const ranked = chartFilms(entries);
    expect(films).toHaveLength(ranked.length);
    for (const index of [0, 1, ranked.length - 1]) {
      const entry = ranked[index];
      const film = films[index];
      if (entry === undefined || film === undefined) throw new Error('The demo has fewer films than expected');
      expect(film.querySelector('th a')?.getAttribute('href')).toBe(`/${entry.slug}`);
      const cells = textsOf(film, 'td');
      expect(cells[0]).toBe(String(entry.rank));
      expect(cells[3]).toContain(formatRupees(entry.totalCollection));
      const change = knownChangePercent(entry);
      expect(cells[4]).toContain(change === null ? '—' : formatChange(change));
    }
    // An unknown value is a dash, never zero.
    const cellsOf = (name: string) =>
      textsOf(films.find((film) => textOf(film.querySelector('th a')) === name) ?? main, 'td');
    expect(cellsOf('Mitti Ka Sher')[2]).toContain('—');
    expect(cellsOf('Mitti Ka Sher').join()).not.toContain('₹0');
    // A film that is not released yet is below the chart, without a rank and figures.
    expect(textOf(table)).not.toContain('Kesar Aur Kohra');
    expect(textOf(section(main, /^Not on the Chart Yet$/))).toContain('Kesar Aur KohraRelease date not announced');

    // The rank badges: gold, grey and orange for ranks 1 to 3, one dark grey for all others.
    const petals = films.slice(0, 5).map((film) => film.querySelector('td circle')?.getAttribute('fill'));
    expect(new Set(petals.slice(0, 4)).size).toBe(4);
    expect(petals[4]).toBe(petals[3]);

    const clubs = textsOf(main, 'li');
    for (const { label, count } of milestones(entries))
      expect(clubs.find((club) => club.startsWith(label) || club.includes(label))).toContain(String(count));
    expect(section(main, /^How We Track$/).querySelectorAll('li').length).toBeGreaterThan(0);
  });
});

describe('the movie page', () => {
  it('shows sums, growth, daily figures as chart and table, the budget and the verdict', async () => {
    const film = await getJson<BoxOfficeFilm>('/api/box-office/by-name/dadar-ka-raja');
    const { day1Collection: day1, weekendCollection: weekend, totalCollection: total } = film;
    if (day1 === null || weekend === null || total === null) throw new Error('The demo film has lost its sums');
    const { main } = await servedPage('/dadar-ka-raja');
    expect(textOf(main.querySelector('h1'))).toBe(film.movieName);
    expect(textOf(main)).toContain(`No. ${film.rank} on the chart`);
    expect(textOf(main)).toContain(formatIndianDate(film.releaseDate ?? ''));
    for (const [label, ...texts] of [
      ['Day 1', formatRupees(day1), 'nett'],
      ['Weekend,', `${formatChange(((weekend - day1) / day1) * 100)} from Day 1`, '3-day weekend total'],
      ['Total,', formatRupees(total), `${formatChange(((total - weekend) / weekend) * 100)} from Weekend`],
      ['Daily Average', formatRupees(Math.round(total / 7))],
      ['Weekend Share', `${((weekend / total) * 100).toFixed(1)}%`],
      ['India gross', formatRupees(film.totalGrossRupees)],
      ['Budget', formatRupees(film.budgetRupees)],
      ['Verdict', 'Super hit'],
    ] as const)
      for (const text of texts) expect(figure(main, label)).toContain(text);
    // An explanation of the verdict's scale is on the page.
    expect(textOf(main)).toContain('How the verdict is made');
    const scale = textsOf(main, 'li');
    for (const { label } of VERDICT_SCALE) expect(scale.some((step) => step.startsWith(label))).toBe(true);

    // The chart shows the days, and a table has the same figures for readers who cannot see the
    // chart.
    expect(textsOf(main, 'figure').join()).toContain('India nett');
    const days = rows(section(main, /^Collections$/));
    expect(days).toHaveLength(film.days.length + 1);
    expect(textOf(days[1])).toContain(formatRupeesInFull(film.days[0]?.nettRupees));
    const sum = film.days.reduce((all, day) => all + (day.nettRupees ?? 0), 0);
    expect(sum).toBe(total);
    expect(textOf(days.at(-1))).toContain(formatRupeesInFull(sum));
    expect(textsOf(main, 'h2')).toEqual(expect.arrayContaining(['About the Movie', 'Trending on Social Media']));
  });

  it('shows no growth or share of unknown sums, and hides sections without data', async () => {
    const opening = await servedPage('/mitti-ka-sher');
    expect(textOf(opening.main)).not.toMatch(/from Day 1|from Weekend|Weekend Share/);

    expect(textOf(opening.main)).not.toContain('₹0');
    expect(textsOf(opening.main, 'dt')).not.toContain('Verdict');
    const { main } = await servedPage('/rangoli-mills');
    for (const text of ['About the Movie', 'Trending on Social Media']) expect(textOf(main)).not.toContain(text);
    expect(textsOf(main, 'dt')).not.toContain('Budget');
  });

  it('shows story, cast and the open prediction of a film that is not released yet, and no dash', async () => {
    const { main } = await servedPage('/kesar-aur-kohra');
    for (const text of ['Release date not announced', 'Announced', 'Meher Daruwala', 'Jigmet Dorje'])
      expect(textOf(main)).toContain(text);
    expect(textsOf(main, 'h2')).toEqual(expect.arrayContaining(['About the Movie', 'Cast and Crew']));
    expect(textsOf(main, 'h3').join()).toContain('Will ‘Kesar Aur Kohra’ announce its release date this month?');
    expect(textOf(main)).not.toMatch(/—|₹|nett|on the chart/);
  });

  it.each([
    ['announced', '/chautha-mala', /Announced.*Release date not announced/],
    ['upcoming', '/chhatri-mat-bhoolna', /In cinemas (tomorrow|in \d days).*Trailer/],
    ['known by its year', '/samundar-ka-naksha', /In cinemas in \d{4}/],
    ['shown at a festival only', '/nadi-ka-pata', /Shown at a festival/],
    ['streaming only', '/raat-ki-chai', /Streaming on Jharokha.*Checked on/],
    ['checked long ago', '/istri-ki-dukaan', /Streaming on Chitrahaat.*may have changed/],
  ])('shows a film that is %s without empty figures', async (_, path, texts) => {
    const { main } = await servedPage(path);
    expect(textOf(main)).toMatch(texts);
    expect(textOf(main)).not.toMatch(/—|₹|nett|on the chart/);
  });

  it('says that nobody has reported figures of a film in cinemas', async () => {
    const { main } = await servedPage('/haat-ki-saanjh');
    expect(textOf(main)).toMatch(/In cinemas now.*No figures have been reported for this film yet\./);
    expect(textOf(main)).not.toMatch(/—|₹|nett|on the chart/);
  });

  it('says that a film is back in cinemas', async () => {
    expect(textOf((await servedPage('/shehar-ki-shaam')).main)).toMatch(/Back in cinemas.*Back in cinemas since/);
  });

  it('links the cast with faces to their pages, and shows a film of one day with one number', async () => {
    const { main } = await servedPage('/mitti-ka-sher');
    expect(attributesOf(section(main, /^Cast and Crew$/), 'a', 'href')).toContain('/people/faisal-qadri');
    expect(figure(main, 'Day 1')).toContain('₹7.2 Cr');
    expect(textsOf(main, 'dt').join()).not.toMatch(/Weekend|Total,|Average/);
    expect(textsOf(main, 'h2').join()).not.toContain('Day by day');
  });
});

it('shows the stills of a film with their alt texts, and loads none before it is near', async () => {
  const stills = section((await servedPage('/dadar-ka-raja')).main, /^Stills$/);
  expect(attributesOf(stills, 'img', 'alt')).toContain(
    'Paper kites over the rooftops, two people flying them from a terrace',
  );
  expect(new Set(attributesOf(stills, 'img', 'loading'))).toEqual(new Set(['lazy']));
});

it('shows the links of a person and the source of each fact, and tells search engines the links', async () => {
  const { main, document } = await servedPage('/people/veerendra-sakpal');
  expect(attributesOf(section(main, /^Share This Page$/), 'a', 'href').join()).toContain('veerendra-sakpal');
  const links = ['https://veerendra-sakpal.example/', 'https://parel-players.example/members/sakpal'];
  expect(attributesOf(main, 'dd a[rel="noopener nofollow"]', 'href')).toEqual(links);
  expect(textsOf(main, 'dl ~ details li')).toEqual([
    'Work: Credits of the films',
    'Born: parel-players.example',
    'Other facts: Interview with First Show',
  ]);
  const data = textsOf(document, 'script[type="application/ld+json"]').join();
  expect(data).toContain(`"sameAs":${JSON.stringify(links)}`);
});

describe('the page of releases', () => {
  const titles = (place: Element) => textsOf(place, 'h3');
  it('has this Friday, next Friday, the months after, and films without a date', async () => {
    const { main } = await servedPage('/releases');
    expect(titles(section(main, /^This Friday$/))).toEqual(expect.arrayContaining(['Mitti Ka Sher']));
    expect(titles(section(main, /^Next Friday$/))).toEqual(expect.arrayContaining(['Chhatri Mat Bhoolna']));
    expect(titles(section(main, /^To be announced$/))).toEqual(['Samundar Ka Naksha', 'Chautha Mala']);
    expect(main.querySelector('p[lang="hi"]')).not.toBeNull();
    expect(attributesOf(main, 'a', 'href')).toContain('/releases.ics');
  });

  it('has only the films of the chosen language or place, and says so if there are none', async () => {
    expect(titles((await servedPage('/releases?language=Marathi')).main)).toEqual(['Chautha Mala']);
    expect(textOf((await servedPage('/releases?kind=streaming')).main)).not.toContain('Chautha Mala');
    const empty = await servedPage('/releases?language=Klingon');
    expect(textOf(empty.main)).toContain('No release is known for this choice.');
    expect(attributesOf(empty.main, '[aria-current]', 'href')).toContain('/releases?language=Klingon');
  });
});

describe('a search', () => {
  const cards = '[aria-label="Films, people and categories"] a';
  it('for a film’s name shows the film’s page above the articles, and its review as the first article', async () => {
    const { main } = await servedPage('/?search=dadar ka raja');
    expect(attributesOf(main, cards, 'href')).toEqual(['/dadar-ka-raja']);
    const stories = 'section[aria-labelledby="latest"] article h3 a';
    expect(attributesOf(main, stories, 'href')[0]).toBe(articlePath(articles.review));
    expect(textsOf(main, `${cards}, ${stories}`)[0]).toBe(textOf(main.querySelector(cards)));
  });
  it('for the name of a person or of a film without figures shows the page above the articles', async () => {
    const found = async (search: string) =>
      attributesOf((await servedPage(`/?search=${encodeURIComponent(search)}`)).main, cards, 'href');
    expect(await found('chhatri mat')).toEqual(['/chhatri-mat-bhoolna']);
    for (const search of ['anagha tambe', 'अनघा तांबे', 'tambe', 'anaghaa taambe'])
      expect(await found(search), search).toContain('/people/anagha-tambe');
  });
  it('for a category’s name links to the category', async () =>
    expect(attributesOf((await servedPage('/?search=reviews')).main, cards, 'href')).toContain('/category/reviews'));
  it('without results offers popular stories and films', async () => {
    const { main } = await servedPage('/?search=aaa');
    expect(textOf(main)).toContain('No articles found for "aaa". Try different keywords.');
    expect(section(main, /^Popular stories$/).querySelectorAll('article')).toHaveLength(6);
    expect(section(main, /^Popular films$/).querySelectorAll('a')).toHaveLength(5);
  });
  it('for two letters asks for a third one, and does not say that nothing was found', async () => {
    const { main } = await servedPage('/?search=ri');
    expect(textOf(main)).toContain('Type at least 3 letters.');
    expect(textOf(main)).not.toMatch(/articles found/i);
  });
  it('shows a text with markup as text', async () => {
    const hostile = '"><img src=x onerror=window.hacked=true></script><script>window.hacked=true</script>';
    const { document, main } = await servedPage(`/?search=${encodeURIComponent(hostile)}`);
    expect(textOf(main.querySelector('h1'))).toContain('<img src=x onerror=');
    expect(document.querySelectorAll('[onerror]')).toHaveLength(0);
    expect([...document.querySelectorAll('script')].map(textOf)).not.toContain('window.hacked=true');
  });
  it('for 50 ligatures is answered within three seconds, without results', async () => {
    const signal = AbortSignal.timeout(3_000);
    const answer = await request(`/api/search?q=${encodeURIComponent('ﷺ'.repeat(50))}`, { signal });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });
});

describe('the static pages', () => {
  it('about: shows the mission, four features and the technology, and links to home and contact', async () => {
    const { main } = await servedPage('/about');
    const headings = textsOf(main, 'h2, h3').join('\n');
    for (const heading of [
      'AI-Powered Content',
      'Real-Time Updates',
      'Interactive Community',
      'Data-Driven Insights',
      /mission/i,
      /technology/i,
    ])
      expect(headings).toMatch(heading);
    expect(attributesOf(main, 'a', 'href')).toEqual(expect.arrayContaining(['/', '/contact']));
  });

  it.each([
    ['/privacy', 'privacy@', [/collect/i, /use/i, /secur/i, /cookie/i, /right/i, /third/i]],
    [
      '/terms',
      'legal@',
      [/accept/i, /intellectual property/i, /data protection/i, /prohibited/i, /disclaim/i, /terminat/i, /contact/i],
    ],
  ])('%s: shows its date, all topics and an email address', async (path, address, topics) => {
    const { main } = await servedPage(path);
    expect(textOf(main)).toContain('Last updated: August 12, 2025');
    for (const topic of topics) expect(textsOf(main, 'h2, h3').join('\n')).toMatch(topic);
    expect(main.querySelector(`a[href^="mailto:${address}"]`)).not.toBeNull();
  });

  it('contact: names the topics, an address and the time of an answer, and links to the other pages', async () => {
    const { main } = await servedPage('/contact');
    expect(textOf(main)).toContain('24 hours');
    expect(main.querySelector('a[href^="mailto:hello@"]')).not.toBeNull();
    expect(attributesOf(main, 'a', 'href')).toEqual(expect.arrayContaining(['/about', '/privacy', '/terms']));
    expect(attributesOf(main, 'option', 'value').filter(Boolean)).toEqual([
      'general',
      'feedback',
      'partnership',
      'press',
      'technical',
    ]);
  });

  it.each(['/contact', '/'])('%s: describes both newsletter forms alike', async (path) => {
    const promise = 'One letter every morning: new stories and the numbers. Unsubscribe any time.';
    expect(textOf((await servedPage(path)).document.body).split(promise)).toHaveLength(3);
  });

  it.each([
    ['/about', ['There’s a seat free beside us', 'Data', 'In the newsroom']],
    ['/polls', ['One vote per reader.', 'not betting']],
    ['/privacy', ['Only staff can read non-public data', 'takes effect']],
    ['/terms', ['Some stories are found by', '30 days', 'Continued use means acceptance.']],
  ])('%s: contains its most important sentences and never says “e-mail”', async (path, sentences) => {
    const { document, main } = await servedPage(path);
    for (const sentence of sentences) expect(textOf(main)).toContain(sentence);
    expect(textOf(document.body)).not.toMatch(/e-mail/i);
  });

  it('polls: shows the result of a closed prediction', async () => {
    const { main } = await servedPage('/polls');
    const closed = section(main, /Did ‘Dadar Ka Raja’ pass/);
    expect(textOf(closed)).toContain('Outcome');
    expect(closed.querySelectorAll('input')).toHaveLength(0);
    const percentages = textsOf(closed, 'li *').filter((text) => /^\d+%$/.test(text));
    expect(percentages.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);
  });
});
