import { expect, it } from 'vitest';
import { tidyHtml } from './tidy-html.ts';

it('unwraps the only paragraph of a list item or a cell', () => {
  expect(tidyHtml('<ul><li><p>one <em>tin</em></p></li><li><p>two</p><ul><li><p>three</p></li></ul></li></ul>')).toBe(
    '<ul><li>one <em>tin</em></li><li><p>two</p><ul><li>three</li></ul></li></ul>',
  );
  expect(
    tidyHtml('<td colspan="1" rowspan="1"><p>₹1 Cr</p></td><td colspan="2" rowspan="1"><p>a</p><p>b</p></td>'),
  ).toBe('<td>₹1 Cr</td><td colspan="2"><p>a</p><p>b</p></td>');
});
it('drops empty captions, and empty paragraphs at both ends', () => {
  expect(
    tidyHtml(
      '<p></p><figure><img src="https://example.com/a.png" alt=""><figcaption></figcaption></figure><p></p><p></p>',
    ),
  ).toBe('<figure><img src="https://example.com/a.png" alt=""></figure>');
});
it('drops an empty paragraph before a picture', () => {
  expect(tidyHtml('<p>a</p><p></p><img src="https://example.com/a.png" alt=""><p>b</p>')).toBe(
    '<p>a</p><img src="https://example.com/a.png" alt=""><p>b</p>',
  );
});
it('returns an empty string for an empty text', () => {
  expect(tidyHtml('<p></p>')).toBe('');
});
