import { expect, it } from 'vitest';
import { presentContent, sanitizeContent } from './sanitize.ts';

it('keeps the structure of a story', () => {
  const story =
    '<p lang="hi">पहला</p><h2>Head</h2><ul><li><strong>a</strong> <em>b</em></li></ul><blockquote>q</blockquote><hr />' +
    '<table><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  expect(sanitizeContent(story)).toBe(story);
});
it.each([
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="x()" style="color:red" class="y">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<iframe src="https://x.example"></iframe><p>x</p>', '<p>x</p>'],
  ['<svg><script>1</script></svg>x', 'x'],
  ['<img src="http://x.example/a.png">', ''],
  ['<img src="data:image/svg+xml,x">', ''],
  ['<h1>Head</h1>', '<h2>Head</h2>'],
  ['<b>x</b>', '<strong>x</strong>'],
  ['<form action="/api"><input name="a">x</form>', 'x'],
])('cleans %s', (dirty, clean) => {
  expect(sanitizeContent(dirty)).toBe(clean);
});
it('marks links that leave the site and leaves its own alone', () => {
  expect(sanitizeContent('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://x.example" rel="noopener nofollow ugc">x</a>',
  );
  expect(sanitizeContent('<a href="/box-office">x</a>')).toBe('<a href="/box-office">x</a>');
  expect(sanitizeContent('<a href="//x.example">x</a>')).toBe('<a>x</a>');
});
it('loads pictures of the text late and gives them an alt', () => {
  expect(sanitizeContent('<figure><img src="https://x.example/a.jpg"><figcaption>c</figcaption></figure>')).toBe(
    '<figure><img src="https://x.example/a.jpg" alt="" loading="lazy" decoding="async" /><figcaption>c</figcaption></figure>',
  );
  expect(sanitizeContent('<img src="/art/x-800.webp" alt="x">')).toContain('src="/art/x-800.webp"');
});
it('changes nothing the second time', () => {
  const once = sanitizeContent('<p>a &amp; b <a href="https://x.example">x</a><img src="/art/x.webp"></p>');
  expect(sanitizeContent(once)).toBe(once);
});
it('breaks lines of plain text only', () => {
  expect(presentContent('one\ntwo')).toBe('one<br>two');
  expect(presentContent('<p>one</p>\n<p>two</p>')).toBe('<p>one</p>\n<p>two</p>');
});
