import { parseHTML } from 'linkedom';
import { expect, it, vi } from 'vitest';
import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';
import { traceFields } from './provenance-panel.tsx';

vi.stubGlobal(
  'DOMParser',
  class {
    // linkedom needs the tags `html` and `body`. Browsers add them to the document by themselves.
    parseFromString = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document;
  },
);

const from = { sourceId: 's', name: 'The Matinee Post', url: 'https://matinee.example/1', field: 'title' as const };
const of = (
  field: SentenceOrigin['field'],
  sentence: string,
  kind: SentenceOrigin['kind'] = 'ours',
): SentenceOrigin => ({ field, sentence, kind, from: kind === 'ours' ? null : from });

it('groups sentences by field, in the order of the article', () => {
  const traced = traceFields([of('content', 'B.'), of('title', 'A')], {
    title: 'A',
    summary: '',
    content: '<p>B.</p>',
  });
  expect(traced.map(({ field, sentences }) => [field, sentences.length])).toEqual([
    ['title', 1],
    ['content', 1],
  ]);
});
it('finds a sentence in text with markup, entities and curly quotes', () => {
  const content =
    '<blockquote><p>“Row &amp; seat: it&#x2019;s <em>full</em>.”</p></blockquote>\n<p>Sources: <a href="https://a.example">One</a>, <a href="https://b.example">Two</a></p>';
  const traced = traceFields([of('content', "Row & seat: it's full.", 'quote'), of('content', 'Sources: One, Two')], {
    title: '',
    summary: '',
    content,
  });
  expect(traced[0]?.sentences.map(({ isGone }) => isGone)).toEqual([false, false]);
});
it('reports sentences that the article no longer contains, also in Hindi', () => {
  const summary = 'टिकट खिड़की फिर खुली। कुछ और।';
  const traced = traceFields([of('summary', 'टिकट खिड़की फिर खुली।', 'extract'), of('summary', 'पूरी ख़बर पढ़ें।')], {
    title: '',
    summary,
    content: '',
  });
  expect(traced[0]?.sentences.map(({ isGone }) => isGone)).toEqual([false, true]);
});
it('returns nothing for an article that was not imported', () => {
  expect(traceFields([], { title: 'A', summary: 'B', content: 'C' })).toEqual([]);
});
