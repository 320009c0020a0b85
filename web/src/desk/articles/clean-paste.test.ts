import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const clean = (html: string): string => cleanPaste(html, 'https://show.example').html;

it("turns Word's bullet paragraphs into lists", () => {
  const word = `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>One</b> tin<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Two</p><p class=MsoNormal>After</p>`;
  expect(clean(word).trim()).toBe('<ul><li><b>One</b> tin</li><li>Two</li></ul><p class=MsoNormal>After</p>');
});
it("turns Word's numbered paragraphs into numbered lists", () => {
  expect(
    clean(
      '<p class="MsoListParagraph"><span>1.<span>&nbsp; </span></span>First</p><p class="MsoListParagraph">2) Second</p>',
    ),
  ).toBe('<ol><li>First</li><li>Second</li></ol>');
});
const item = (marker: string, text: string, list = 'l0 level1') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:${list} lfo1'><!--[if !supportLists]--><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang=EN-US>${text}<o:p></o:p></span></p>\n`;
it("reads Word's roman and Hindi numbers, its Wingdings bullets and its levels", () => {
  const word =
    item('i.', 'One', 'l1 level1') +
    item('ii.', 'Two', 'l1 level1') +
    item('\u0967.', 'Ek', 'l2 level1') +
    item('\u00FC', 'Tick', 'l3 level1') +
    item('o', 'Inner', 'l3 level2') +
    item('(a)', 'Letter', 'l4 level2') +
    item('\u00FC', 'Tock', 'l3 level1');
  expect(clean(word).trim()).toBe(
    '<ol><li>One</li><li>Two</li></ol><ol><li>Ek</li></ol>' +
      '<ul><li>Tick<ul><li>Inner</li></ul><ol><li>Letter</li></ol></li><li>Tock</li></ul>',
  );
});
it('continues the numbers of a list that text interrupts', () => {
  const word = `${item('1.', 'One')}<p class=MsoNormal>Between</p>${item('2.', 'Two')}`;
  expect(clean(word).replaceAll('\n', '')).toBe(
    '<ol><li>One</li></ol><p class=MsoNormal>Between</p><ol start="2"><li>Two</li></ol>',
  );
});
it('reads the marks of a browser that dropped the comments of Word', () => {
  const word =
    '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">iv.<span> </span></span>Four</p>';
  expect(clean(word)).toBe('<ol><li>Four</li></ol>');
});
it('drops the language that Word gives every run of text, but not that of our own text', () => {
  expect(clean('<p><span lang=EN-IN>A</span> <span style="color:red" lang="HI">b</span></p>')).toBe(
    '<p><span>A</span> <span style="color:red">b</span></p>',
  );
  const own = '<p data-pm-slice="1 1 []">A <span lang="hi">b</span></p>';
  expect(clean(own)).toBe(own);
});
it('drops the blank lines of Google Docs, and keeps superscripts', () => {
  const docs =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>One<sup>2</sup></span></p><br /><p dir="ltr"><span><br></span></p><h2>Two</h2><br><br></b><br class="Apple-interchange-newline">';
  expect(clean(docs)).toBe(
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>One<sup>2</sup></span></p><h2>Two</h2></b>',
  );
  expect(clean('<p>one<br>two</p>')).toBe('<p>one<br>two</p>');
});
it('links to the page itself, not to the address that redirects to it', () => {
  const link = (href: string) => clean(`<a class="x" href="${href}">a</a>`);
  expect(link('https://www.google.com/url?q=https://example.com/&amp;sa=D&amp;ust=1')).toBe(
    '<a class="x" href="https://example.com/">a</a>',
  );
  expect(link('https://www.google.co.in/url?q=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2')).toBe(
    '<a class="x" href="https://example.com/?a=1&amp;b=2">a</a>',
  );
  expect(link('https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&amp;data=05')).toBe(
    '<a class="x" href="https://example.com/">a</a>',
  );
  for (const href of [
    'https://www.google.com/search?q=rain',
    'https://www.google.com/url?q=javascript:alert(1)',
    '/about',
  ])
    expect(link(href)).toBe(`<a class="x" href="${href}">a</a>`);
});
it('pastes one cell of a spreadsheet as text, and several as a table', () => {
  expect(
    clean(
      '<google-sheets-html-origin><style>td{}</style><table dir="ltr" border="1"><colgroup><col width="100"></colgroup><tbody><tr style="height:21px;"><td style="x" data-sheets-value="1">Row H</td></tr></tbody></table>',
    ),
  ).toBe('Row H');
  const table = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
  expect(clean(table)).toBe(table);
});
it('drops style sheets, comments and empty paragraphs', () => {
  expect(clean('<style>p{color:red}</style><!-- x --><p>Text</p><p>&nbsp;</p>')).toBe('<p>Text</p>');
});
it('leaves out pictures of other places, counts them, and keeps those of the site', () => {
  const html =
    '<p>Text<img src="file:///C:/a.png"><img src="https://example.com/a.png"><img src=data:image/png;base64,AA><img alt="no address"><img src="https://show.example.evil.example/media/a/1.webp"></p>';
  expect(cleanPaste(html, 'https://show.example')).toEqual({ html: '<p>Text</p>', picturesLeftOut: 5 });
  expect(
    cleanPaste(
      '<img src="https://show.example/media/ab12/800.webp" alt="x"><img src="/art/rain-800.webp">',
      'https://show.example',
    ),
  ).toEqual({ html: '<img src="/media/ab12/800.webp" alt="x"><img src="/art/rain-800.webp">', picturesLeftOut: 0 });
});
it('drops event handlers, but keeps text that looks like one', () => {
  expect(
    clean(`<p onclick="x()" style="color:red">Come on = we are late</p><a onmouseover='y()' href="/a">b</a>`),
  ).toBe('<p style="color:red">Come on = we are late</p><a href="/a">b</a>');
});
it('converts headings to the two levels of an article', () => {
  expect(clean('<h1 class="x">A</h1><h5>B</h5>')).toBe('<h2>A</h2><h3>B</h3>');
});
it('does not change HTML that needs no cleaning', () => {
  expect(clean('Row H, <em>naturally</em>')).toBe('Row H, <em>naturally</em>');
});
