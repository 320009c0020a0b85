import { describe, expect, it } from 'vitest';
import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';
import { blocksOf, withoutSourceCredits } from './article-text.ts';

describe('splitting an article into blocks', () => {
  it('separates headings, quotations and lists from the text', () => {
    expect(
      blocksOf(
        '<h2>Why 7.30</h2><p>It has <em>912</em> seats &amp; a dog.</p><blockquote><p>“Yes.”</p></blockquote><ul><li>One <strong>nurse</strong></li></ul>',
      ),
    ).toEqual([
      { kind: 'heading', text: 'Why 7.30' },
      { kind: 'text', text: 'It has 912 seats & a dog.' },
      { kind: 'quote', text: '“Yes.”' },
      { kind: 'item', text: 'One nurse' },
    ]);
  });
  it('judges a text by all elements around it, also if some are not closed or not opened', () => {
    expect(
      blocksOf(
        '<aside><p>left <b>out</b></p><blockquote><p>too</aside><p>A.</p></div><blockquote><p>“B.”</p><ul><li>C.</blockquote>D.',
      ),
    ).toEqual([
      { kind: 'text', text: 'A.' },
      { kind: 'quote', text: '“B.”' },
      { kind: 'item', text: 'C.' },
      { kind: 'text', text: 'D.' },
    ]);
  });
  it('treats line breaks as paragraphs if there are no tags', () => {
    expect(blocksOf('One.\n\nTwo.')).toEqual([
      { kind: 'text', text: 'One.' },
      { kind: 'text', text: 'Two.' },
    ]);
  });
  it('leaves captions, tables and scripts out', () => {
    expect(
      blocksOf(
        '<p>A.</p><figure><img src="x"><figcaption>Cap</figcaption></figure><table><tr><td>1</td></tr></table><script>alert(1)</script><p>B.</p>',
      ),
    ).toEqual([
      { kind: 'text', text: 'A.' },
      { kind: 'text', text: 'B.' },
    ]);
  });
  it('leaves out story blocks, except the text of pull quotes', () => {
    expect(
      blocksOf(
        '<p>One.</p><p data-block="film" data-film="a"><a href="/a">A film</a></p>' +
          '<aside data-block="fact-box"><h3>Facts</h3><p>Aside.</p></aside>' +
          '<dl data-block="timeline"><dt>1998</dt><dd>Then.</dd></dl>' +
          '<figure data-block="pull-quote"><blockquote><p>Said.</p></blockquote><figcaption>Who</figcaption></figure><p>Two.</p>',
      ),
    ).toEqual([
      { kind: 'text', text: 'One.' },
      { kind: 'quote', text: 'Said.' },
      { kind: 'text', text: 'Two.' },
    ]);
  });
  it('parses broken and huge markup quickly', () => {
    const began = performance.now();
    blocksOf('<p'.repeat(100_000));
    expect(blocksOf(`<p>${'word '.repeat(60_000)}</p>`)[0]?.text.length).toBeLessThanOrEqual(60_000);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('the content of a draft from a source', () => {
  const from = { sourceId: 'post', name: 'The Post', url: 'https://post.example/1', field: 'description' as const };
  const provenance: SentenceOrigin[] = [
    { field: 'title', sentence: 'A headline', kind: 'headline', from: { ...from, field: 'title' } },
    { field: 'summary', sentence: 'The queue reached the tea stall.', kind: 'extract', from },
    { field: 'summary', sentence: 'The Post has the full report.', kind: 'ours', from: null },
    { field: 'content', sentence: 'In the words of The Post:', kind: 'ours', from: null },
    { field: 'content', sentence: 'Nobody slept', kind: 'quote', from },
    { field: 'content', sentence: 'Sources: The Post', kind: 'ours', from: null },
  ];
  const draft = {
    summary: 'The queue reached the tea stall. The Post has the full report.',
    content:
      '<p>In the words of The Post:</p>\n<blockquote><p>“Nobody slept”</p></blockquote>\n<p>Sources: <a href="https://post.example/1">The Post</a></p>',
  };
  it('consists of its summary and the quotation, without the credits', () => {
    expect(withoutSourceCredits(draft, provenance)).toEqual({
      summary: 'The queue reached the tea stall.',
      blocks: [
        { kind: 'text', text: 'The queue reached the tea stall.' },
        { kind: 'quote', text: '“Nobody slept”' },
      ],
    });
  });
  it('consists of the text instead of the summary, once somebody has written a text', () => {
    const written = { ...draft, content: `<p>At nine the hall was full.</p>${draft.content}` };
    expect(withoutSourceCredits(written, provenance).blocks).toEqual([
      { kind: 'text', text: 'At nine the hall was full.' },
      { kind: 'quote', text: '“Nobody slept”' },
    ]);
  });
  it('leaves nothing out of an article that is not from a source', () => {
    expect(withoutSourceCredits({ summary: 'Short.', content: '<p>Sources: a friend</p>' }, [])).toEqual({
      summary: 'Short.',
      blocks: [{ kind: 'text', text: 'Sources: a friend' }],
    });
  });
});
