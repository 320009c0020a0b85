import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import { type Command, EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { articleExtensions } from '../article-schema.ts';
import { withoutSmallGalleries } from './gallery.ts';
import { moveToNextText, tabToText } from './block-keys.ts';
import { insertBlock, moveBlock } from './block-commands.ts';
import { addRow, removeEmptyRow } from './rows.ts';

const schema = getSchema(articleExtensions);
const pageOf = (html: string): Document => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;

/** An editor state for this HTML, with the cursor in place of '|'. */
function stateOf(html: string): EditorState {
  const doc = DOMParser.fromSchema(schema).parse(pageOf(html).body);
  let cursor = 0;
  doc.descendants((node, position) => {
    if (node.isText && node.text!.includes('|')) cursor = position + node.text!.indexOf('|');
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, cursor + 1) });
  return state.apply(state.tr.delete(cursor, cursor + 1));
}

/** The HTML after a command, with '|' at the cursor. `null`: the command does not apply. */
function after(html: string, command: Command): string | null {
  let state = stateOf(html);
  if (!command(state, (tr) => (state = state.apply(tr)))) return null;
  state.doc.check();
  const doc = state.selection instanceof TextSelection ? state.apply(state.tr.insertText('|')).doc : state.doc;
  const page = pageOf('');
  page.body.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: page }));
  return page.body.innerHTML;
}

const timeline = (rows: string) => `<dl data-block="timeline">${rows}</dl>`;
const ticket = (rows: string) => `<table data-block="price-ticket"><caption>T</caption><tbody>${rows}</tbody></table>`;
const row = (label: string, amount: string) => `<tr><th scope="row">${label}</th><td>${amount}</td></tr>`;

describe('Tab', () => {
  const rows = '<dt>1974</dt><dd>It opens</dd>';
  it('moves the cursor through the texts of a block, and then below it', () => {
    expect(after(timeline('<dt>19|74</dt><dd>It opens</dd>'), tabToText(1))).toBe(
      timeline('<dt>1974</dt><dd>|It opens</dd>'),
    );
    expect(after(timeline('<dt>1974</dt><dd>It| opens</dd>'), tabToText(-1))).toBe(
      timeline('<dt>|1974</dt><dd>It opens</dd>'),
    );
    expect(after(timeline('<dt>1974</dt><dd>It opens|</dd>'), tabToText(1))).toBe(`${timeline(rows)}<p>|</p>`);
    expect(after(`${ticket(row('GST|', '₹18'))}<p>Next</p>`, tabToText(1))).toBe(
      `${ticket(row('GST', '|₹18'))}<p>Next</p>`,
    );
  });
  it('leaves the text from outside of blocks, and backwards from the first text of a block', () => {
    expect(after('<p>A|</p>', tabToText(1))).toBeNull();
    expect(after(timeline('<dt>1974|</dt><dd>It opens</dd>'), tabToText(-1))).toBeNull();
  });
});

describe('Enter', () => {
  it('moves the cursor from a date to its text', () => {
    expect(after(timeline('<dt>1974|</dt><dd>It opens</dd>'), moveToNextText)).toBe(
      timeline('<dt>1974</dt><dd>|It opens</dd>'),
    );
    expect(after(timeline('<dt>1974|</dt><dd>It opens</dd>'), addRow)).toBeNull();
  });
  it('adds a row after the second text of a row', () => {
    expect(after(timeline('<dt>1974</dt><dd>It opens|</dd><dt>1998</dt><dd>A fire</dd>'), addRow)).toBe(
      timeline('<dt>1974</dt><dd>It opens</dd><dt>|</dt><dd></dd><dt>1998</dt><dd>A fire</dd>'),
    );
    expect(after(ticket(row('GST', '₹18|')), addRow)).toBe(ticket(row('GST', '₹18') + row('|', '')));
  });
  it('removes an empty last row and leaves the block', () => {
    expect(after(timeline('<dt>1974</dt><dd>It opens</dd><dt>|</dt><dd></dd>'), addRow)).toBe(
      `${timeline('<dt>1974</dt><dd>It opens</dd>')}<p>|</p>`,
    );
    expect(after(ticket(row('GST', '₹18') + row('|', '')), addRow)).toBe(`${ticket(row('GST', '₹18'))}<p>|</p>`);
  });
  it('adds no row beyond the limit of a ticket', () => {
    const rows = Array.from({ length: 20 }, (_, index) => row(`${index}`, index === 19 ? '₹1|' : '₹1')).join('');
    expect(after(ticket(rows), addRow)).toBeNull();
  });
  it('moves the cursor from the title of a fact box to its text, and out of the box from an empty paragraph', () => {
    expect(after('<aside data-block="fact-box"><h3>A|</h3><p>B</p></aside>', moveToNextText)).toBe(
      '<aside data-block="fact-box"><h3>A</h3><p>|B</p></aside>',
    );
    expect(after('<aside data-block="fact-box"><h3>A</h3><p>B</p><p>|</p></aside><p>C</p>', moveToNextText)).toBe(
      '<aside data-block="fact-box"><h3>A</h3><p>B</p></aside><p>|C</p>',
    );
    expect(after('<aside data-block="fact-box"><h3>A</h3><p>B|</p></aside>', moveToNextText)).toBeNull();
  });
});

it('Backspace removes an empty row, but not the only one', () => {
  expect(after(ticket(row('GST', '₹18') + row('|', '')), removeEmptyRow)).toBe(ticket(row('GST', '₹18|')));
  expect(after(ticket(row('|', '')), removeEmptyRow)).toBeNull();
  expect(after(timeline('<dt>|</dt><dd></dd><dt>1998</dt><dd>A fire</dd>'), removeEmptyRow)).toBe(
    timeline('<dt>|1998</dt><dd>A fire</dd>'),
  );
});

it('moves paragraphs and blocks past their neighbours', () => {
  expect(after(`<p>A</p>${timeline('<dt>|</dt><dd>B</dd>')}`, moveBlock('up'))).toBe(
    `${timeline('<dt>|</dt><dd>B</dd>')}<p>A</p>`,
  );
  expect(after('<p>A|</p><ul><li><p>B</p></li></ul><p>C</p>', moveBlock('down'))).toBe(
    '<ul><li><p>B</p></li></ul><p>A|</p><p>C</p>',
  );
  expect(after('<p>A|</p><p>B</p>', moveBlock('up'))).toBeNull();
  expect(after('<p>A</p><p>B|</p>', moveBlock('down'))).toBeNull();
});

it('keeps a moved block selected', () => {
  const { doc } = stateOf('<p>A|</p><p data-block="poll" data-poll="p"><a href="/polls">P</a></p><p>B</p>');
  const poll = doc.child(0).nodeSize;
  for (const [direction, index] of [
    ['down', 2],
    ['up', 0],
  ] as const) {
    let state = EditorState.create({ doc, selection: NodeSelection.create(doc, poll) });
    moveBlock(direction)(state, (tr) => (state = state.apply(tr)));
    expect(state.selection).toBeInstanceOf(NodeSelection);
    expect(state.selection.$from.index(0)).toBe(index);
  }
});

it('inserts a block in place of an empty line, or below a line with text', () => {
  const poll = schema.nodeFromJSON({ type: 'pollBlock', attrs: { id: 'p', title: 'P', href: '/polls' } });
  const html = '<p data-poll="p" data-block="poll"><a href="/polls">P</a></p>';
  expect(after('<p>A</p><p>|</p><p>B</p>', insertBlock(poll))).toBe(`<p>A</p>${html}<p>|B</p>`);
  expect(after('<p>A|</p><p>B</p>', insertBlock(poll))).toBe(`<p>A</p>${html}<p>|B</p>`);
  expect(after('<p>A|</p>', insertBlock(poll))).toBe(`<p>A</p>${html}<p>|</p>`);
  expect(after('<ul><li><p>A|</p></li></ul>', insertBlock(poll))).toBe(`<ul><li><p>A</p></li></ul>${html}<p>|</p>`);
});

describe('one undo', () => {
  const picture = '<figure><img src="/media/rain/800.webp" alt=""></figure>';
  const live = (name: string, attributes: string) => `<p data-block="${name}" ${attributes}><a href="/x">X</a></p>`;
  const blocks = [
    picture,
    `<figure data-block="gallery"><ul><li>${picture}</li><li>${picture}</li></ul></figure>`,
    '<figure data-block="pull-quote"><blockquote><p>Q</p></blockquote><figcaption>F</figcaption></figure>',
    '<aside data-block="fact-box"><h3>A</h3><p>B</p></aside>',
    timeline('<dt>1974</dt><dd>It opens</dd>'),
    ticket(row('GST', '₹18')),
    '<table><tbody><tr><td>Day 1</td></tr></tbody></table>',
    live('film', 'data-film="f"'),
    live('chart', 'data-film="f" data-versus="g"'),
    live('poll', 'data-poll="p"'),
    live('prediction', 'data-prediction="p"'),
    live('trailer', 'data-video="abcdefghijk"'),
    live('related', 'data-article="a"'),
  ];
  const { doc } = stateOf(`<p>|First</p>${blocks.join('')}<p>Last</p>`);
  /** Positions and nodes of the blocks. */
  const placed: [number, Node][] = [];
  doc.forEach((node, position) => placed.push([position, node]));
  const inner = placed.slice(1, -1);

  /** Applies the command twice in a row and undoes it once. `first`: after the first command. */
  function undoneOnce(command: Command, start: EditorState) {
    let state = start;
    const dispatch = (tr: Transaction) => (state = state.apply(tr));
    expect(command(state, dispatch)).toBe(true);
    const { doc: first } = state;
    expect(command(state, dispatch)).toBe(true);
    undo(state, dispatch);
    return { first, undone: state.doc };
  }

  it('has a block of each kind', () => expect(inner).toHaveLength(blocks.length));

  it.each(inner)('reverts one move of the block at %i, although two moves are made in a row', (position) => {
    const selection = NodeSelection.create(doc, position);
    // The first and the last block can make two moves in one direction only.
    const direction = position < doc.content.size / 2 ? 'down' : 'up';
    const start = EditorState.create({ doc, selection, plugins: [history()] });
    const { first, undone } = undoneOnce(moveBlock(direction), start);
    expect(first.eq(doc)).toBe(false);
    expect(undone.eq(first)).toBe(true);
  });

  it.each(inner)(
    'reverts the insertion of one block like that at %i, although two are inserted in a row',
    (_, node) => {
      const selection = TextSelection.atEnd(doc);
      const start = EditorState.create({ doc, selection, plugins: [history()] });
      const { first, undone } = undoneOnce(insertBlock(node), start);
      expect(first.childCount).toBeGreaterThan(doc.childCount);
      expect(undone.eq(first)).toBe(true);
    },
  );
});

it('turns a gallery that has only one picture into a figure', () => {
  const picture = (name: string) =>
    `<figure><img src="/media/${name}/800.webp" alt=""><figcaption>A|</figcaption></figure>`;
  const state = stateOf(`<figure data-block="gallery"><ul><li>${picture('one')}</li></ul></figure>`);
  const tr = withoutSmallGalleries(state);
  expect(tr?.doc.firstChild?.type.name).toBe('figure');
  expect(tr?.doc.firstChild?.attrs.src).toBe('/media/one/800.webp');
  expect(tr?.doc.textContent).toBe('A');
  const two = `<li>${picture('one')}</li><li>${picture('two').replace('|', '')}</li>`;
  expect(withoutSmallGalleries(stateOf(`<figure data-block="gallery"><ul>${two}</ul></figure>`))).toBeNull();
});
