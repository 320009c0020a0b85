import { expect, it } from 'vitest';
import { blockTitle, isBlockId, liveBlockOf, storyPieces } from './story-blocks.ts';

const film = '<p data-block="film" data-film="raat"><a href="/raat">Raat</a></p>';
const chart = '<p lang="hi" data-block="chart" data-film="a" data-versus="b"><a href="/a">A</a></p>';

it('splits a story at its live blocks and keeps every character', () => {
  const story = `<p>One</p>\n${film}${chart}<aside data-block="fact-box"><p>x</p></aside>\n`;
  const pieces = storyPieces(story);
  expect(pieces.map(({ html }) => html).join('')).toBe(story);
  expect(pieces.map(({ block }) => block)).toEqual([
    null,
    { kind: 'film', id: 'raat', versusId: null },
    { kind: 'chart', id: 'a', versusId: 'b' },
    null,
  ]);
});
it('leaves a story without live blocks in one piece', () => {
  for (const story of ['<p>One</p><p>data-block="film"</p>', 'plain', '<figure data-block="gallery"></figure><p>x</p>'])
    expect(storyPieces(story)).toEqual([{ block: null, html: story }]);
  expect(storyPieces('')).toEqual([]);
});
it('starts a block at its own tag, not at the paragraph before it', () => {
  expect(storyPieces(`<p lang="en">One</p>${film}`).map(({ html }) => html)).toEqual(['<p lang="en">One</p>', film]);
});
it('reads only complete and well-formed blocks', () => {
  expect(liveBlockOf({ 'data-block': 'trailer', 'data-video': 'aqz-KE-bpKQ' })?.id).toBe('aqz-KE-bpKQ');
  for (const attributes of [
    {},
    { 'data-block': 'film' },
    { 'data-block': 'toString', 'data-film': 'a' },
    { 'data-block': 'trailer', 'data-video': 'short' },
    { 'data-block': 'chart', 'data-film': 'a', 'data-versus': 'a' },
  ])
    expect(liveBlockOf(attributes)).toBeNull();
});
it('accepts only document ids that need no escaping', () => {
  expect(['Abc-1_2', 'a'.repeat(100)].every(isBlockId)).toBe(true);
  expect(['', 'a b', 'a/b', '.', '__a__', 'a'.repeat(101), 'राजा'].some(isBlockId)).toBe(false);
});
it('returns the title of a block as plain text, with HTML entities decoded', () => {
  expect(
    blockTitle('<p data-block="film" data-film="a"><a href="/a"> A &amp; B: &quot;1 &lt; 2&quot; &amp;lt; </a></p>'),
  ).toBe('A & B: "1 < 2" &lt;');
});
