import { expect, it } from 'vitest';
import { contentHtml } from './content-html.ts';

it('turns newlines into line breaks in plain text', () => {
  expect(contentHtml('one\ntwo\r\n<strong>three</strong>')).toBe('one<br>two<br><strong>three</strong>');
});
it('leaves newlines alone where there are blocks', () => {
  expect(contentHtml('<p>one</p>\n<p>two\nthree</p>')).toBe('<p>one</p>\n<p>two\nthree</p>');
});
