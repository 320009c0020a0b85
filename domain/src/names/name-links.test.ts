import { describe, expect, it } from 'vitest';
import { nameMentions } from './find-names.ts';
import { createNameIndex, type NamedEntity } from './name-index.ts';
import { linkNames, nameLinksOf } from './name-links.ts';

const entity = (id: string, kind: NamedEntity['kind'], name: string): NamedEntity => ({
  id,
  kind,
  names: [name],
  year: null,
  personIds: [],
  nameClass: null,
});
const index = createNameIndex([
  entity('porter', 'film', 'Porter'),
  entity('paar', 'film', 'Dariya Ke Paar'),
  entity('vikram', 'person', 'Vikram Solanke'),
]);
const hrefs = new Map([
  ['porter', '/porter'],
  ['paar', '/dariya-ke-paar'],
  ['vikram', '/people/vikram-solanke'],
]);

const linksOf = (
  html: string,
  { confirmed = [], dismissed = [] }: { confirmed?: string[]; dismissed?: string[] } = {},
) =>
  nameLinksOf(nameMentions({ title: 'A title', html, year: 2026 }, index), {
    confirmed: new Set(confirmed),
    dismissed: new Set(dismissed),
  });
const linked = (html: string) => linkNames(html, linksOf(html), hrefs);

describe('links of names', () => {
  it('links a certain name once, at its first mention', () => {
    expect(linked('<p>Vikram Solanke left. Vikram Solanke came.</p>')).toBe(
      '<p><a href="/people/vikram-solanke">Vikram Solanke</a> left. Vikram Solanke came.</p>',
    );
  });
  it('links an ordinary word where it is a title, not where it is a word', () => {
    expect(linked('<p>Porter strike. Then ‘Porter’ began.</p>')).toBe(
      '<p>Porter strike. Then ‘<a href="/porter">Porter</a>’ began.</p>',
    );
  });
  it('links nothing in headings, links, captions, code and tables', () => {
    for (const html of [
      '<h2>Vikram Solanke</h2>',
      '<p><a href="/x">Vikram Solanke</a></p>',
      '<figure><figcaption>Vikram Solanke</figcaption></figure>',
      '<p><code>Vikram Solanke</code></p>',
      '<table><tbody><tr><td>Vikram Solanke</td></tr></tbody></table>',
    ])
      expect(linked(html)).toBe(html);
  });
  it('links no name across two elements', () => {
    expect(linked('<p>Vikram <strong>Solanke</strong></p>')).toBe('<p>Vikram <strong>Solanke</strong></p>');
  });
  it('adds no second link to a page that the text links already', () => {
    const html = '<p><a href="/dariya-ke-paar">The film</a>: Dariya Ke Paar.</p>';
    expect(linked(html)).toBe(html);
  });
  it('links a proposed name that an editor confirmed, and no name that an editor dismissed', () => {
    expect(linksOf('<p>We saw Porter there.</p>')).toEqual([]);
    expect(linksOf('<p>We saw Porter there.</p>', { confirmed: ['porter'] })).toMatchObject([{ id: 'porter' }]);
    expect(linksOf('<p>Vikram Solanke</p>', { dismissed: ['vikram'] })).toEqual([]);
  });
  it('leaves out films and people without a page, and names that are no longer in the text', () => {
    const html = '<p>Vikram Solanke in Dariya Ke Paar.</p>';
    const links = linksOf(html);
    expect(linkNames(html, links, new Map())).toBe(html);
    expect(linkNames('<p>Vikram Solankes</p>', links, hrefs)).toBe('<p>Vikram Solankes</p>');
  });
  it('keeps the HTML around several links', () => {
    expect(linked('<p>A &amp; B: <em>Dariya Ke Paar</em> with Vikram Solanke &lt;3</p>')).toBe(
      '<p>A &amp; B: <em><a href="/dariya-ke-paar">Dariya Ke Paar</a></em> with <a href="/people/vikram-solanke">Vikram Solanke</a> &lt;3</p>',
    );
  });
});
