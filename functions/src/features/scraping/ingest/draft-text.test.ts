import { describe, expect, it } from 'vitest';
import { creditOf, draftText, extractiveSummary, quotableWords, type Summarise } from './draft-text.ts';
import type { Story } from './normalise-feed.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const long = Array.from(
  { length: 30 },
  (_, day) => `On day ${day} the mill opens its gates at six in the morning and nobody is late.`,
).join(' ');
const story = (changes: Partial<Story> = {}): Story => ({
  id: 's1',
  guidKey: null,
  titleKey: '',
  url: 'https://a.example/1?x=1&y="2"',
  title: 'The mill opens again',
  description: long,
  publishedAt: null,
  pictureUrl: null,
  author: null,
  categories: [],
  language: 'en',
  ...changes,
});
const credit = (changes: Partial<Story> = {}, summarise: Summarise = extractiveSummary, name = 'A & B "Daily"') =>
  creditOf(story(changes), { sourceId: 'a', sourceName: name, summarise, now });
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const taken = (text: ReturnType<typeof draftText>) =>
  words(
    text.provenance
      .filter(({ kind }) => kind === 'extract' || kind === 'quote')
      .map(({ sentence }) => sentence)
      .join(' '),
  );

describe('text taken from a source', () => {
  it.each([0, 1, 5, 9, 12, 20, 40, 67, 80, 500])(
    'of %i words has at most 40 words, and is never the whole text',
    async (count) => {
      const description = Array.from(
        { length: count },
        (_, index) => `word${index}${index % 11 === 10 ? '.' : ''}`,
      ).join(' ');
      const text = draftText([await credit({ description })]);
      expect(taken(text).length).toBeLessThanOrEqual(Math.min(40, count * 0.6));
      expect(quotableWords(description)).toBeLessThanOrEqual(40);
      if (count > 0) expect(`${text.summary} ${text.content}`).not.toContain(description);
    },
  );
  it('is marked as a quotation, with the source’s name and link, and contains no markup', async () => {
    const description = `Before <script>alert(1)</script> & after. ${long}`;
    const text = draftText([await credit({ description })]);
    expect(text.content).toMatch(
      /^<p>In the words of A &amp; B &quot;Daily&quot;:<\/p>\n<blockquote><p>“[^<]+”<\/p><\/blockquote>\n<p>Sources: <a href="[^"<]+">A &amp; B &quot;Daily&quot;<\/a><\/p>$/,
    );
    expect(text.content).toContain('href="https://a.example/1?x=1&amp;y=&quot;2&quot;"');
  });
  it('is not repeated: the quotation leaves out the sentences of the summary', async () => {
    const one = await credit({
      description:
        'The mill opens again on Friday at six. A second sentence tells who holds the key to it. A third one adds the colour of the gate and of the key, which hangs on a nail.',
    });
    expect(one.summary).toEqual([{ text: 'The mill opens again on Friday at six.', isOurs: false }]);
    expect(one.quote).toBe('A second sentence tells who holds the key to it.');
  });
  it('ends in the middle of a sentence only if no whole sentence fits', async () => {
    const endless = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
    expect((await credit({ description: `The mill opens again on Friday at six. And ${endless}.` })).quote).toMatch(
      /…$/,
    );
    expect((await credit()).quote).toMatch(/nobody is late\.$/);
  });
});

describe('a text of endless words', () => {
  const endless = (letter: string) =>
    Array.from(
      { length: 80 },
      (_, index) =>
        `${index % 20 === 0 ? 'So ' : ''}${index}${letter.repeat(index % 3 === 0 ? 700 : 12)}${index % 20 === 19 ? '.' : ''}`,
    ).join(' ');
  it.each(['w', 'क', '😀'])('of %s is cut by characters, without splitting a letter', async (letter) => {
    for (const description of [
      endless(letter),
      `x${endless(letter)}`,
      `The mill opens again on Friday at six. ${endless(letter)}`,
    ]) {
      const kept = await credit({ description });
      const text = draftText([kept]);
      expect(kept.quote).not.toBe('');
      for (const taken of [kept.quote, ...kept.summary.map((sentence) => sentence.text)])
        expect(taken.length).toBeLessThanOrEqual(400);
      expect(text.summary.length).toBeLessThanOrEqual(600);
      expect(JSON.stringify(text)).not.toMatch(/\\ud[89a-f]/i);
    }
  });
  it('is quoted in whole sentences as long as they fit', async () => {
    const sentence = `And so six words are here ${'w'.repeat(150)}.`;
    const { quote } = await credit({
      description: `The mill opens again on Friday at six. ${Array.from({ length: 6 }, () => sentence).join(' ')} ${long}`,
    });
    expect(quote).toBe(`${sentence} ${sentence}`);
  });
  it('is ignored beyond a limit, without splitting a letter', async () => {
    const description = `${'One sentence of nothing much at all. '.repeat(600).slice(0, 19_960)}The mill opens again 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀`;
    for (const shift of ['', 'x'])
      expect(JSON.stringify(await credit({ description: `${shift}${description}` }))).not.toMatch(/\\ud[89a-f]/i);
  });
});

describe('a draft', () => {
  it('has an origin for every sentence', async () => {
    const text = draftText([await credit()]);
    const from = { sourceId: 'a', name: 'A & B "Daily"', url: 'https://a.example/1?x=1&y="2"', field: 'description' };
    expect(text.provenance.map(({ field, kind, from: origin }) => [field, kind, origin])).toEqual([
      ['title', 'headline', { ...from, field: 'title' }],
      ['summary', 'extract', from],
      ['summary', 'ours', null],
      ['content', 'ours', null],
      ['content', 'quote', from],
      ['content', 'ours', null],
    ]);
    const summary = text.provenance.filter(({ field }) => field === 'summary').map(({ sentence }) => sentence);
    expect(summary.join(' ')).toBe(text.summary);
  });
  it('has a summary even if the source has none, in the language of the story', async () => {
    expect(draftText([await credit({ description: '' })]).summary).toBe(
      'Reported by A & B "Daily". The full story is on their site.',
    );
    expect(draftText([await credit({ description: '', language: 'hi' })]).summary).toMatch(/^यह ख़बर/);
  });
  it('names every source, and takes its title from the first one', async () => {
    const [first, second] = [
      await credit({}, extractiveSummary, 'One'),
      {
        ...(await credit({ url: 'https://b.example/2', title: 'Another title' }, extractiveSummary, 'Two')),
        sourceId: 'b',
      },
    ];
    const text = draftText([first, second]);
    expect(text.title).toBe('The mill opens again');
    expect(text.content).toContain('>One</a>, <a href="https://b.example/2">Two</a>');
  });
  it('accepts another summariser, whose own words do not count as quoted', async () => {
    const ours: Summarise = () => Promise.resolve([{ text: 'Nobody came late when work began.', isOurs: true }]);
    const text = draftText([await credit({}, ours)]);
    expect(text.summary).toMatch(/^Nobody came late when work began\. /);
    expect(text.provenance[1]).toMatchObject({ field: 'summary', kind: 'ours', from: { sourceId: 'a' } });
    // Two sentences of seventeen words. A third would exceed the limit of forty.
    expect(taken(text)).toHaveLength(34);
  });
});
