import { expect, it } from 'vitest';
import { plainHtml } from './plain-html.ts';

const plain = (html: string) => plainHtml(html, 'https://firstshow.example');

it('makes addresses absolute and replaces library pictures with their JPEG versions', () => {
  expect(
    plain(
      '<p><a href="/baarish#cast">Baarish</a> <a href="https://example.com/a?b=1&amp;c=2" rel="nofollow">b</a></p><figure data-width="wide"><img src="/art/a-800.webp" alt="A &quot;tin&quot;" width="800" height="450" loading="lazy"><figcaption>The tin</figcaption></figure>',
    ),
  ).toBe(
    '<p><a href="https://firstshow.example/baarish#cast">Baarish</a> <a href="https://example.com/a?b=1&amp;c=2">b</a></p><figure><img src="https://firstshow.example/art/a-800.webp" alt="A &quot;tin&quot;" width="800" height="450" /><figcaption>The tin</figcaption></figure>',
  );
  expect(plain('<img src="/media/abc/1600.webp" alt="A">')).toBe(
    '<img src="https://firstshow.example/media/abc/1200.jpg" alt="A" />',
  );
});
it('keeps the stored HTML of story blocks, without their data attributes', () => {
  expect(
    plain(
      '<p data-block="film" data-film="f1" lang="hi"><a href="/baarish">बारिश</a></p><dl data-block="timeline"><dt>1974</dt><dd>The hall opens</dd></dl><table data-block="price-ticket"><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">GST</th><td>₹18</td></tr></tbody></table>',
    ),
  ).toBe(
    '<p lang="hi"><a href="https://firstshow.example/baarish">बारिश</a></p><dl><dt>1974</dt><dd>The hall opens</dd></dl><table><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">GST</th><td>₹18</td></tr></tbody></table>',
  );
});
it('never passes on scripts, frames, styles or handlers, even if they are stored', () => {
  const html = plain(
    '<p onclick="x()" class="a" style="b" id="c">one<script>alert(1)</script><iframe src="https://e.example"></iframe></p><a href="javascript:alert(1)">two</a><img src="http://e.example/a.png"><img src="/a.png" onerror="x()">',
  );
  expect(html).toBe('<p>one</p><a>two</a><img src="https://firstshow.example/a.png" alt="" />');
});
it('turns line breaks into <br /> in a text without tags', () => {
  expect(plain('one\ntwo')).toBe('one<br />two');
});
