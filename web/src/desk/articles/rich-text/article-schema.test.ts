import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { articleExtensions } from './article-schema.ts';
import { tidyHtml } from './tidy-html.ts';

const schema = getSchema(articleExtensions);
const pageOf = (html: string): Document => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;

/** Reverses the attributes of each tag, because linkedom writes the last set attribute first. */
const inOrder = (html: string): string =>
  html.replace(/(?: [a-z-]+="[^"]*")+/g, (all) => (all.match(/ [a-z-]+="[^"]*"/g) ?? []).reverse().join(''));

/** The HTML that the editor would save for stored HTML. */
function saved(html: string): string {
  const doc = DOMParser.fromSchema(schema).parse(pageOf(html).body);
  doc.check();
  const page = pageOf('');
  page.body.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: page }));
  return tidyHtml(inOrder(page.body.innerHTML));
}

const figure = (name: string) =>
  `<figure><img src="/media/${name}/1600.webp" alt="${name}" width="1600" height="900"><figcaption>The <em>${name}</em></figcaption></figure>`;

const stored: Record<string, string> = {
  'a wide picture':
    '<figure data-width="wide"><img src="https://example.com/a.png" alt="A"><figcaption>Wide</figcaption></figure>',
  'a full picture without a caption': '<figure data-width="full"><img src="/media/a/800.webp" alt=""></figure>',
  'a gallery': `<figure data-block="gallery"><ul><li>${figure('marquee')}</li><li><figure><img src="/media/b/800.webp" alt="B"></figure></li></ul><figcaption>Two <a href="/box-office">nights</a></figcaption></figure>`,
  'a gallery without a caption': `<figure data-block="gallery"><ul><li>${figure('one')}</li><li>${figure('two')}</li></ul></figure>`,
  'a pull quote':
    '<figure data-block="pull-quote"><blockquote><p>We were <strong>only</strong> between reels.</p><p>Always.</p></blockquote><figcaption>Farida, projectionist</figcaption></figure>',
  'a pull quote without a name':
    '<figure data-block="pull-quote"><blockquote><p>Only between reels.</p></blockquote></figure>',
  'a fact box':
    '<aside data-block="fact-box"><h3>The hall</h3><p>Built in 1974.</p><ul><li>612 seats</li><li>One <em>fan</em></li></ul></aside>',
  'a fact box without a title': '<aside data-block="fact-box"><p>Built in 1974.</p><h3>Seats</h3><p>612</p></aside>',
  'a timeline':
    '<dl data-block="timeline"><dt>1974</dt><dd>The hall <em>opens</em>.</dd><dt>1998</dt><dd>A fire.</dd></dl>',
  'a timeline with two dates for one text':
    '<dl data-block="timeline"><dt>1974</dt><dt>1975</dt><dd>Both.</dd><dd>And more.</dd></dl>',
  'a price ticket':
    '<table data-block="price-ticket"><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">GST</th><td>₹18</td></tr><tr><th scope="row">Hall</th><td>₹132</td></tr></tbody></table>',
  'a price ticket without a title':
    '<table data-block="price-ticket"><tbody><tr><th scope="row">GST</th><td>₹18</td></tr></tbody></table>',
  'a table':
    '<table><caption>Days</caption><tbody><tr><th scope="col">Day</th><th>Nett</th></tr><tr><td>1</td><td colspan="2">₹9 Cr</td></tr></tbody></table>',
  'a film card': '<p data-block="film" data-film="film-1"><a href="/baarish">Baarish</a></p>',
  'a film card in Hindi': '<p data-block="film" data-film="film-1" lang="hi"><a href="/baarish">बारिश</a></p>',
  'a chart of one film': '<p data-block="chart" data-film="film-1"><a href="/baarish">Baarish: box office</a></p>',
  'a chart of two films':
    '<p data-block="chart" data-film="film-1" data-versus="film-2"><a href="/baarish">Baarish and Loha: box office</a></p>',
  'a poll': '<p data-block="poll" data-poll="p1"><a href="/polls">Which song &amp; why?</a></p>',
  'a prediction': '<p data-block="prediction" data-prediction="p2"><a href="/polls">Will it reach ₹100 Cr?</a></p>',
  'a trailer':
    '<p data-block="trailer" data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">The trailer</a></p>',
  'a related story':
    '<p data-block="related" data-article="a1"><a href="/article/row-h">Row H keeps its lights on</a></p>',
  'text without blocks':
    '<h2>Then</h2><p>One <strong>tin</strong> of <a href="/box-office">samosas</a>.</p><ul><li>one</li><li><p>two</p><ol><li>three</li></ol></li></ul><blockquote><p>Only between reels.</p></blockquote><hr><img src="https://example.com/a.png" alt="A"><p>H<sub>2</sub>O <span lang="hi">पानी</span></p>',
  'a picture with a caption': figure('tin'),
};

describe('the editor saves exactly the HTML that it opened', () => {
  it.each(Object.entries(stored))('%s', (_name, html) => {
    expect(saved(html)).toBe(html);
    expect(saved(`<p>before</p>${html}<p>after</p>`)).toBe(`<p>before</p>${html}<p>after</p>`);
  });
  it('all blocks in one story', () => {
    const all = Object.values(stored).join('');
    expect(saved(all)).toBe(all);
  });
});

it('reads blocks with white space between their elements', () => {
  const spaced = (html: string) => html.replace(/></g, '>\n  <');
  for (const name of ['a gallery', 'a pull quote', 'a fact box', 'a timeline', 'a price ticket'])
    expect(saved(spaced(stored[name] ?? '')).replace(/>\s+</g, '><')).toBe(stored[name]);
});

it('keeps the content of a malformed block as a plain paragraph or picture', () => {
  expect(saved('<p data-block="film" data-film="a/b"><a href="/a">A</a></p>')).toBe('<p><a href="/a">A</a></p>');
  expect(saved('<p data-block="film" data-film="a">A</p>')).toBe('<p>A</p>');
  expect(saved('<p data-block="song" data-film="a"><a href="/a">A</a></p>')).toBe('<p><a href="/a">A</a></p>');
  expect(saved('<figure data-width="huge"><img src="/media/a/800.webp" alt=""></figure>')).toBe(
    '<figure><img src="/media/a/800.webp" alt=""></figure>',
  );
});

it('keeps all pictures of a figure that contains several figures', () => {
  const html = saved(`<figure><ul><li>${figure('one')}</li><li>${figure('two')}</li></ul></figure>`);
  expect(html).toContain(figure('one'));
  expect(html).toContain(figure('two'));
});
