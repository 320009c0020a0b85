import { expect, it } from 'vitest';
import { contentHtml } from './content-html.ts';

it('turns newlines into line breaks in plain text', () => {
  expect(contentHtml('one\ntwo\r\n<strong>three</strong>')).toBe('one<br>two<br><strong>three</strong>');
});
it('keeps newlines as they are where the content has block tags', () => {
  expect(contentHtml('<p>one</p>\n<p>two\nthree</p>')).toBe('<p>one</p>\n<p>two\nthree</p>');
});
it('keeps newlines inside a tag', () => {
  expect(contentHtml('one\n<img src="/a.jpg" alt="The mill\nat > six">\ntwo')).toBe(
    'one<br><img src="/a.jpg" alt="The mill\nat > six"><br>two',
  );
  expect(contentHtml('<a\nhref="/a">one\ntwo</a>')).toBe('<a\nhref="/a">one<br>two</a>');
});
it("does not mistake a single '<' or '>' for a tag", () => {
  expect(contentHtml('1 < 2\nand 3 > 2, I <3\ncinema>')).toBe('1 < 2<br>and 3 > 2, I <3<br>cinema>');
  expect(contentHtml('<a title="one\n<a title="two\n')).toBe('<a title="one<br><a title="two<br>');
});
it('removes the opening quotation mark of a block quote and keeps all others', () => {
  expect(contentHtml('<blockquote>“How big?” he asks. “This big.”</blockquote>')).toBe(
    '<blockquote>How big?” he asks. “This big.”</blockquote>',
  );
  expect(contentHtml('<blockquote class="x">\n<p>&quot;One.&quot;</p></blockquote>')).toBe(
    '<blockquote class="x">\n<p>One.&quot;</p></blockquote>',
  );
  for (const plain of [
    '<blockquote>No marks.</blockquote>',
    '<blockquote>‘Riyaaz’ is a film.</blockquote>',
    '<p>“Said in passing.”</p>',
  ])
    expect(contentHtml(plain)).toBe(plain);
});
