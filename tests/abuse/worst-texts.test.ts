import { expect, it } from 'vitest';

/**
 * Calls every exported function of the domain, and of the modules that read texts in `functions`,
 * with texts of 100 kB that are made to be slow: one character or tag again and again, so that a
 * pattern without an end searches from every start. A linear function takes milliseconds, a
 * quadratic one many seconds. The limit guards against requests that stop the site; it is no goal.
 * Measured is the time of the processor, which other programs do not change.
 */
const CHARACTERS = 100_000;
const MOST_MS = 1_000;
/** What is quicker with a quarter of the text meets the limit even if its time is quadratic. */
const SURELY_QUICK_MS = MOST_MS / 16 / 2;

const UNITS = [
  ...'<>()[]{}"\'“‘«.,;:!?#@&=-_*+/|\\ \n\t',
  ...'aA1०कñ\u0301\u200D\u094D\uFDFA',
  'a.',
  'a@',
  'a-',
  'a,',
  '1,',
  '1 ',
  '. ',
  ' a',
  'Aa ',
  '("',
  '.)',
  '?a',
  'a:/',
  'http://',
  'a="',
  '<a',
  '<p>',
  '</p>',
  '<!--',
  '<![CDATA[',
  '<blockquote>',
  '<ul><li>',
  '<p data-block="film">',
  '<figure data-block="gallery"><ul>',
  '<table data-block="price-ticket">',
  '<a href="',
  '<img src="a" ',
  '&amp;',
  '&#x',
  '**',
  'क्\u200D',
  'dot com ',
  'ignore ',
];

/** The unit again and again, with an end that a pattern may not expect. */
const repeated = (unit: string, characters: number): string =>
  `${unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters - 1)}x`;

const modules: Record<string, () => Promise<unknown>> = {
  ...import.meta.glob(['../../domain/src/**/*.ts', '!**/*.test.ts']),
  ...import.meta.glob([
    '../../functions/src/features/articles/{plain-html,sanitize,story-block-html}.ts',
    '../../functions/src/features/films/import-csv.ts',
    '../../functions/src/features/enhancement/{article-text,check-draft,rejected,unsafe-text}.ts',
    '../../functions/src/features/enhancement/embedded/*.ts',
    '../../functions/src/features/scraping/ingest/{draft-text,feed-date,feed-urls,hashtags,lazy-pictures,parse-json-feed,plain-text}.ts',
    '../../functions/src/features/share-cards/title-lines.ts',
    '../../web/src/desk/articles/{clean-paste,word-lists}.ts',
    '!**/*.test.ts',
  ]),
};

const milliseconds = (call: () => unknown): number => {
  const before = process.threadCpuUsage();
  try {
    // A function that takes other arguments may throw or reject.
    void Promise.resolve(call()).catch(() => undefined);
  } catch {
    // See above.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

it.each(Object.entries(modules))(
  'no function of %s is slow with any text',
  { timeout: 120_000 },
  async (path, load) => {
    const slow: string[] = [];
    for (const [name, read] of Object.entries((await load()) as Record<string, unknown>)) {
      if (typeof read !== 'function') continue;
      for (const unit of UNITS) {
        const timeOf = (characters: number) =>
          milliseconds(() => (read as (text: string) => unknown)(repeated(unit, characters)));
        if (timeOf(CHARACTERS / 4) < SURELY_QUICK_MS) continue;
        const took = timeOf(CHARACTERS);
        if (took > MOST_MS)
          slow.push(`${name} takes ${Math.round(took)} ms for ${JSON.stringify(unit)} again and again`);
      }
    }
    expect(slow, path).toEqual([]);
  },
);
