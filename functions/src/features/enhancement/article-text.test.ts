import { describe, expect, it } from 'vitest';
import { blocksOf } from './article-text.ts';

describe('the paragraphs of an article', () => {
  it('tells headings, pull quotes and lists from the text', () => {
    expect(blocksOf('<h2>Why 7.30</h2><p>It has <em>912</em> seats &amp; a dog.</p><blockquote><p>“Yes.”</p></blockquote><ul><li>One <strong>nurse</strong></li></ul>')).toEqual([
      { kind: 'heading', text: 'Why 7.30' },
      { kind: 'text', text: 'It has 912 seats & a dog.' },
      { kind: 'quote', text: '“Yes.”' },
      { kind: 'item', text: 'One nurse' },
    ]);
  });
  it('takes line breaks for paragraphs where there are no tags', () => {
    expect(blocksOf('One.\n\nTwo.')).toEqual([{ kind: 'text', text: 'One.' }, { kind: 'text', text: 'Two.' }]);
  });
  it('leaves captions, tables and scripts out', () => {
    expect(blocksOf('<p>A.</p><figure><img src="x"><figcaption>Cap</figcaption></figure><table><tr><td>1</td></tr></table><script>alert(1)</script><p>B.</p>')).toEqual([
      { kind: 'text', text: 'A.' },
      { kind: 'text', text: 'B.' },
    ]);
  });
  it('reads broken and huge markup in time', () => {
    const began = performance.now();
    blocksOf('<p'.repeat(100_000));
    expect(blocksOf(`<p>${'word '.repeat(60_000)}</p>`)[0]?.text.length).toBeLessThanOrEqual(60_000);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
