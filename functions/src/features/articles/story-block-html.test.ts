import { expect, it } from 'vitest';
import { presentContent, sanitizeContent } from './sanitize.ts';

const picture = (name: string, caption = '') =>
  `<figure><img src="/media/${name}/800.webp" alt="${name}" loading="lazy" decoding="async" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const gallery = (count: number) =>
  `<figure data-block="gallery"><ul>${Array.from({ length: count }, (_, index) => `<li>${picture(`p${index}`, 'A <em>caption</em>')}</li>`).join('')}</ul><figcaption>All of them</figcaption></figure>`;
const blocks: Record<string, string> = {
  'a wide picture': `<figure data-width="wide"><img src="/media/a/800.webp" alt="a" loading="lazy" decoding="async" /><figcaption>c</figcaption></figure>`,
  'a full-width picture': `<figure data-width="full"><img src="/media/a/800.webp" alt="a" loading="lazy" decoding="async" /></figure>`,
  'a gallery of two pictures': gallery(2),
  'a gallery of twenty pictures': gallery(20),
  'a pull quote':
    '<figure data-block="pull-quote"><blockquote><p>Said.</p></blockquote><figcaption>Who</figcaption></figure>',
  'a pull quote without a name':
    '<figure data-block="pull-quote"><blockquote><p lang="hi">कहा</p></blockquote></figure>',
  'a fact box':
    '<aside data-block="fact-box" lang="en"><h3>Head</h3><p>a <strong>b</strong></p><ul><li>c</li></ul></aside>',
  'a timeline':
    '<dl data-block="timeline"><dt>1998</dt><dd>One <a href="/box-office">in</a></dd><dt>1999</dt><dd>Two</dd></dl>',
  'a price ticket':
    '<table data-block="price-ticket"><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">GST</th><td>₹18</td></tr><tr><th scope="row">Hall</th><td>₹132</td></tr></tbody></table>',
  'a film': '<p data-block="film" data-film="raat-ki_Rani7"><a href="/raat-ki-rani">Raat Ki Rani</a></p>',
  'a chart': '<p data-block="chart" data-film="a"><a href="/a">A &amp; B: box office</a></p>',
  'a chart of two films': '<p data-block="chart" data-film="a" data-versus="b"><a href="/a">A: box office</a></p>',
  'a poll': '<p data-block="poll" data-poll="p1"><a href="/polls">Q?</a></p>',
  'a prediction': '<p data-block="prediction" data-prediction="p1"><a href="/polls">Q?</a></p>',
  'a trailer':
    '<p data-block="trailer" data-video="aqz-KE-bpKQ"><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener nofollow ugc">T</a></p>',
  'a related story': '<p data-block="related" data-article="x1"><a href="/article/x">T</a></p>',
};

it.each(Object.entries(blocks))('keeps %s as it is', (_name, html) => {
  expect(sanitizeContent(html)).toBe(html);
  expect(sanitizeContent(presentContent(html))).toBe(html);
});
it('makes a gallery focusable by keyboard, and labels it with its number of pictures', () => {
  expect(presentContent(`<ul><li>x</li></ul>${gallery(3)}`)).toMatch(
    /^<ul><li>x<\/li><\/ul><figure data-block="gallery"><ul tabindex="0" aria-label="3 pictures"><li>/,
  );
});
it('adds ARIA roles to the rows and cells of a price ticket, but not to other tables', () => {
  const shown = presentContent(`${blocks['a price ticket']}<table><tbody><tr><td>x</td></tr></tbody></table>`);
  expect(shown).toContain('<tr role="row"><th role="rowheader" scope="row">GST</th><td role="cell">');
  expect(shown).toContain('<table><tbody><tr><td>x');
});
it('sets the `sizes` of a library picture by the width that it is shown at', () => {
  const sizesOf = (width: string) =>
    presentContent(`<figure data-width="${width}"><img src="/media/ab12/1200.webp" alt="x"></figure>`);
  expect(sizesOf('wide')).toContain('sizes="(min-width: 800px) 760px, 100vw"');
  expect(sizesOf('full')).toContain('sizes="(min-width: 1200px) calc(50vw + 272px)');
  expect(sizesOf('none')).toContain('sizes="(min-width: 712px) 680px, 100vw"');
});
it('keeps blocks between other content, and text that looks like a block attribute', () => {
  const story = `<p>One</p>\n${Object.values(blocks).join('\n<hr />\n')}\ntext & more`;
  const clean = sanitizeContent(story);
  expect(clean).toBe(story.replace('text & more', 'text &amp; more'));
  expect(sanitizeContent(clean)).toBe(clean);
  const plain = '<p title="x">The attribute data-film="x" in a text</p>';
  expect(sanitizeContent(plain)).toBe('<p>The attribute data-film="x" in a text</p>');
  const alt = '<img src="/a.webp" alt=" data-film= data-block=&quot;x&quot;" loading="lazy" decoding="async" />';
  expect(sanitizeContent(`${alt}${blocks['a poll']}`)).toBe(`${alt}${blocks['a poll']}`);
});

it.each([
  ['an unknown block', '<p data-block="iframe" data-film="a"><a href="/a">A</a></p>', '<p><a href="/a">A</a></p>'],
  ['a block without its id', '<p data-block="film"><a href="/a">A</a></p>', '<p><a href="/a">A</a></p>'],
  ['an id without a block', '<p data-film="a"><a href="/a">A</a></p>', '<p><a href="/a">A</a></p>'],
  ['an empty id', '<p data-block="film" data-film><a href="/a">A</a></p>', '<p><a href="/a">A</a></p>'],
  ['an id with a slash', '<p data-block="film" data-film="../x"><a href="/a">A</a></p>', '<p><a href="/a">A</a></p>'],
  ['a reserved id', '<p data-block="film" data-film="__x__"><a href="/a">A</a></p>', '<p><a href="/a">A</a></p>'],
  [
    'a long id',
    `<p data-block="poll" data-poll="${'a'.repeat(101)}"><a href="/a">A</a></p>`,
    '<p><a href="/a">A</a></p>',
  ],
  [
    'an id that breaks out of its attribute',
    '<p data-block="film" data-film="a&quot; onclick=&quot;x()"><a href="/a">A</a></p>',
    '<p><a href="/a">A</a></p>',
  ],
  [
    'a video from another site',
    '<p data-block="trailer" data-video="https://evil.example"><a href="/a">A</a></p>',
    '<p><a href="/a">A</a></p>',
  ],
  [
    'a film compared with itself',
    '<p data-block="chart" data-film="a" data-versus="a"><a href="/a">A</a></p>',
    '<p><a href="/a">A</a></p>',
  ],
  [
    'a malformed second film',
    '<p data-block="chart" data-film="a" data-versus="?"><a href="/a">A</a></p>',
    '<p><a href="/a">A</a></p>',
  ],
  [
    'a block on another tag',
    '<h2 data-block="film" data-film="a"><a href="/a">A</a></h2>',
    '<h2><a href="/a">A</a></h2>',
  ],
  ['a fact box on another tag', '<p data-block="fact-box">x</p>', '<p>x</p>'],
  [
    'a live block with text beside its link',
    '<p data-block="poll" data-poll="a"><a href="/a">A</a> x</p>',
    '<p><a href="/a">A</a> x</p>',
  ],
  [
    'a live block with two links',
    '<p data-block="poll" data-poll="a"><a href="/a">A</a><a href="/b">B</a></p>',
    '<p><a href="/a">A</a><a href="/b">B</a></p>',
  ],
  [
    'a live block whose link is refused',
    '<p data-block="poll" data-poll="a"><a href="javascript:x">A</a></p>',
    '<p><a>A</a></p>',
  ],
  [
    'a width that does not exist',
    '<figure data-width="9em"><img src="/a.webp" alt=""></figure>',
    '<figure><img src="/a.webp" alt="" loading="lazy" decoding="async" /></figure>',
  ],
  ['a width without a picture', '<figure data-width="full"><p>x</p></figure>', '<figure><p>x</p></figure>'],
  [
    'a gallery with text',
    '<figure data-block="gallery"><ul><li>x</li><li>y</li></ul></figure>',
    '<figure><ul><li>x</li><li>y</li></ul></figure>',
  ],
  ['an empty fact box', '<aside data-block="fact-box"> </aside>', '<aside> </aside>'],
  [
    'a timeline that starts with a text instead of a date',
    '<dl data-block="timeline"><dd>x</dd></dl>',
    '<dl><dd>x</dd></dl>',
  ],
  [
    'a price ticket with three columns',
    '<table data-block="price-ticket"><tbody><tr><th>a</th><td>1</td><td>2</td></tr></tbody></table>',
    '<table><tbody><tr><th>a</th><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'attributes that do not belong to the block',
    '<p data-block="poll" data-poll="a" data-film="b" data-x="y" id="z"><a href="/a">A</a></p>',
    '<p data-block="poll" data-poll="a"><a href="/a">A</a></p>',
  ],
])('removes block attributes that are not allowed: %s', (_what, dirty, clean) => {
  expect(sanitizeContent(dirty)).toBe(clean);
  expect(sanitizeContent(clean)).toBe(clean);
});
it('removes the block attributes of a gallery with one picture or with too many', () => {
  for (const count of [1, 21]) expect(sanitizeContent(gallery(count))).not.toContain('data-block');
});
it.each(['blockquote', 'aside', 'strong', 'table', 'li', 'figure'])(
  'removes the attributes of a block inside a %s',
  (tag) => {
    for (const html of Object.values(blocks))
      expect(sanitizeContent(`<${tag}>${html}</${tag}>`), html).not.toMatch(/ data-(?:block|film|width|poll)/);
  },
);
it('removes the attributes of a film inside a fact box, and of a film that contains another film', () => {
  expect(sanitizeContent(`<aside data-block="fact-box">${blocks['a film']}</aside>`)).toBe(
    '<aside data-block="fact-box"><p><a href="/raat-ki-rani">Raat Ki Rani</a></p></aside>',
  );
  expect(sanitizeContent(`<p data-block="film" data-film="a">${blocks['a film']}</p>`)).not.toContain('data-film="a"');
});
it('decides which blocks are at the top level even if tags are unclosed, unopened or inside a comment', () => {
  for (const start of ['<strong>', '<ul><li>', '<a href="/x">', '<aside><p>'])
    expect(sanitizeContent(`${start}${blocks['a film']}`), start).not.toContain('data-');
  for (const start of ['</div></p>', '<!-- <aside> -->', '<p>open', '1 < 2 <3 ', '<svg><p></svg>'])
    expect(sanitizeContent(`${start}${blocks['a film']}`), start).toContain(blocks['a film']);
  expect(sanitizeContent(`<noscript>${blocks['a film']}</noscript>`)).toBe('');
});
it('cleans a large text with many tags within five seconds', () => {
  const long = `${'<p data-block="film" data-film="a">'.repeat(5_000)}${'<aside data-block="fact-box">'.repeat(5_000)}`;
  expect(sanitizeContent(long)).not.toContain('data-film');
}, 5_000);
