import { expect, it } from 'vitest';
import { readableLines } from './readable-html.ts';

it('gives every block its own line', () => {
  expect(
    readableLines(
      '<h2>Row H</h2><p>One<br>two</p><ul><li><p>three</p></li><li>four</li></ul><blockquote><p>five</p></blockquote>',
    ),
  ).toBe('## Row H\nOne\ntwo\n• three\n• four\n“ five');
});
it('shows the addresses of links and pictures', () => {
  expect(readableLines('<p>See <a rel="nofollow" href="https://example.com/?a=1&amp;b=2">this</a>.</p>')).toBe(
    'See this [https://example.com/?a=1&b=2].',
  );
  expect(
    readableLines('<figure><img src="https://example.com/a.jpg" alt="A tin"><figcaption>Blue</figcaption></figure>'),
  ).toBe('[picture https://example.com/a.jpg: A tin]\nBlue');
});
it('marks bold and italic text, so that the diff shows them', () => {
  expect(readableLines('<p>a <strong>b</strong> <em>c</em></p>')).toBe('a **b** *c*');
});
it('decodes entities once', () => {
  expect(readableLines('<p>&lt;b&gt; &amp;amp; &#8212;</p>')).toBe('<b> &amp; —');
});
it('shows the kind of a block and the values of its attributes', () => {
  expect(
    readableLines('<p data-block="chart" data-film="f1" data-versus="f2"><a href="/loha">Loha: box office</a></p>'),
  ).toBe('[chart f1 f2]\nLoha: box office [/loha]');
  expect(readableLines('<dl data-block="timeline"><dt>1974</dt><dd>It opens</dd></dl>')).toBe(
    '[timeline]\n1974\nIt opens',
  );
  expect(readableLines('<figure data-width="wide"><img src="/media/ab12/800.webp" alt="A"></figure>')).toBe(
    '[wide]\n[picture /media/ab12/800.webp: A]',
  );
});
