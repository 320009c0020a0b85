import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

it("turns Word's bullet paragraphs into lists", () => {
  const word = `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>One</b> tin<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Two</p><p class=MsoNormal>After</p>`;
  expect(cleanPaste(word).trim()).toBe('<ul><li><b>One</b> tin</li><li>Two</li></ul><p class=MsoNormal>After</p>');
});
it("turns Word's numbered paragraphs into numbered lists", () => {
  expect(
    cleanPaste(
      '<p class="MsoListParagraph"><span>1.<span>&nbsp; </span></span>First</p><p class="MsoListParagraph">2) Second</p>',
    ),
  ).toBe('<ol><li>First</li><li>Second</li></ol>');
});
it('drops style sheets, comments, empty paragraphs and pictures from a local disk', () => {
  expect(
    cleanPaste(
      '<style>p{color:red}</style><!-- x --><p>Text<img src="file:///C:/a.png"><img src="https://example.com/a.png"></p><p>&nbsp;</p>',
    ),
  ).toBe('<p>Text<img src="https://example.com/a.png"></p>');
});
it('drops event handlers, but keeps text that looks like one', () => {
  expect(
    cleanPaste(`<p onclick="x()" style="color:red">Come on = we are late</p><a onmouseover='y()' href="/a">b</a>`),
  ).toBe('<p style="color:red">Come on = we are late</p><a href="/a">b</a>');
});
it('converts headings to the two levels of an article', () => {
  expect(cleanPaste('<h1 class="x">A</h1><h5>B</h5>')).toBe('<h2>A</h2><h3>B</h3>');
});
it('does not change HTML that needs no cleaning', () => {
  expect(cleanPaste('Row H, <em>naturally</em>')).toBe('Row H, <em>naturally</em>');
});
