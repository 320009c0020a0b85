import { expect, it } from 'vitest';
import { presentContent, sanitizeContent } from './sanitize.ts';

it('offers readers all sizes of a library picture, and never stores `srcset` or `sizes`', () => {
  const stored =
    '<figure><img src="/media/ab12/480.webp" alt="x" width="480" height="300" loading="lazy" decoding="async" /></figure>';
  const shown = presentContent(stored);
  expect(shown).toContain('srcset="/media/ab12/360.webp 360w, /media/ab12/480.webp 480w"');
  expect(shown).toContain('sizes="(min-width: 712px) 680px, 100vw"');
  expect(sanitizeContent(shown)).toBe(stored);
  expect(
    presentContent('<p><img src="https://example.com/a.jpg" srcset="https://evil.example/a 1w" alt="" /></p>'),
  ).not.toContain('srcset');
});
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
  ['<p style="position:fixed" class="MuiBox" id="root" data-x="y" contenteditable="true">x</p>', '<p>x</p>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="/x" onmouseover="y()" style="x" class="z" download ping="https://e.example">x</a>', '<a href="/x">x</a>'],
  [
    '<img src="/media/ab12/800.webp" onerror="x()" srcset="https://e.example/a 1x" style="width:9em" width="100%" height="1e9">',
    '<img src="/media/ab12/800.webp" alt="" loading="lazy" decoding="async" />',
  ],
  ['<img src="javascript:x">', ''],
  [
    '<style>p{}</style><link rel="stylesheet" href="//e"><meta http-equiv="refresh"><base href="//e"><p>x</p>',
    '<p>x</p>',
  ],
  ['<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe><p>x</p>', '<p>x</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=y>"></noscript><p>x</p>', '<p>x</p>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=y></style></mglyph></table></mtext></math>x', 'x'],
  [
    '<table><tbody><tr><td onclick="x" style="y" colspan="2">1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  ['<s>x</s> <u>y</u> <code>z</code>', 'x y z'],
])('cleans %s', (dirty, clean) => {
  expect(sanitizeContent(dirty)).toBe(clean);
});
it('marks external links and leaves internal ones unchanged', () => {
  expect(sanitizeContent('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://x.example" rel="noopener nofollow ugc">x</a>',
  );
  expect(sanitizeContent('<a href="/box-office">x</a>')).toBe('<a href="/box-office">x</a>');
  expect(sanitizeContent('<a href="//x.example">x</a>')).toBe('<a>x</a>');
});
it('adds lazy loading and an empty alt text to pictures inside the text', () => {
  expect(sanitizeContent('<figure><img src="https://x.example/a.jpg"><figcaption>c</figcaption></figure>')).toBe(
    '<figure><img src="https://x.example/a.jpg" alt="" loading="lazy" decoding="async" /><figcaption>c</figcaption></figure>',
  );
  expect(sanitizeContent('<img src="/media/ab12/800.webp" alt="x">')).toContain('src="/media/ab12/800.webp"');
});
it('keeps everything that the rich text editor produces, both when it is stored and when it is shown', () => {
  const written =
    '<p lang="hi">पहला <span lang="en">one</span></p><h2>Head</h2><h3>Smaller</h3><p><strong>a</strong> <em>b</em> x<sub>1</sub> y<sup>2</sup><br />' +
    '<a href="https://x.example/?a=1&amp;b=2" rel="noopener nofollow ugc">out</a> <a href="/box-office">in</a> <a href="mailto:desk@x.example">mail</a></p>' +
    '<ul><li>one<ul><li>in it</li></ul></li></ul><ol start="3"><li><p>three</p><p>more</p></li></ol><blockquote><p>Said.</p><p>Who</p></blockquote><hr />' +
    '<figure><img src="https://x.example/a.webp" width="800" height="450" alt="x" loading="lazy" decoding="async" /><figcaption>A <em>caption</em></figcaption></figure>' +
    '<table><caption>Sums</caption><tbody><tr><th scope="col">a</th><th>b</th></tr><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeContent(written)).toBe(written);
  expect(presentContent(written)).toBe(written);
});
it('changes nothing when it sanitises its own result again', () => {
  const once = sanitizeContent('<p>a &amp; b <a href="https://x.example">x</a><img src="/media/ab12/800.webp"></p>');
  expect(sanitizeContent(once)).toBe(once);
});
it('turns line breaks into <br> in plain text, but not in HTML', () => {
  expect(presentContent('one\ntwo')).toBe('one<br>two');
  expect(presentContent('<p>one</p>\n<p>two</p>')).toBe('<p>one</p>\n<p>two</p>');
});
it('removes elements that are nested too deeply, and keeps their text', () => {
  const shown = sanitizeContent(`${'<blockquote>'.repeat(1_000)}deep${'</blockquote>'.repeat(1_000)}<p>after</p>`);
  expect(shown.match(/<blockquote>/g)?.length).toBeLessThan(30);
  expect(shown.replace(/<[^<>]*>/g, '')).toBe('deepafter');
  expect(shown.endsWith('<p>after</p>')).toBe(true);
});
