import { getSchema } from '@tiptap/core';
import { LIVE_BLOCKS_MAX } from '@first-show/domain/articles/story-blocks';
import { expect, it } from 'vitest';
import { articleExtensions } from '../article-schema.ts';
import { blockChoices, blockNameOf, blockNames, findBlocks, refusalOf } from './story-blocks.ts';

const schema = getSchema(articleExtensions);
const storyWith = (polls: number) =>
  schema.nodeFromJSON({
    type: 'doc',
    content: Array.from({ length: polls }, () => ({
      type: 'pollBlock',
      attrs: { id: 'p', title: 'P', href: '/polls' },
    })),
  });

it('lists blocks found by their label before those found by other words', () => {
  expect(findBlocks('')).toEqual(blockNames);
  expect(findBlocks('film')).toEqual(['film', 'chart', 'trailer']);
  expect(findBlocks('Box')).toEqual(['chart', 'fact-box']);
  expect(findBlocks('fact b')).toEqual(['fact-box']);
  expect(findBlocks('150 rupees')).toEqual([]);
});

it('returns the name of the block for a node', () => {
  expect(blockNameOf('pullQuote')).toBe('pull-quote');
  expect(blockNameOf('filmBlock')).toBe('film');
  expect(blockNameOf('image')).toBe('picture');
  expect(blockNameOf('paragraph')).toBeNull();
});

it('gives new blocks content that fits the schema', () => {
  for (const name of blockNames) {
    const choice = blockChoices[name];
    if ('content' in choice) expect(() => schema.nodeFromJSON(choice.content).check()).not.toThrow();
  }
});

it('refuses a live block if the story has the maximum number of them', () => {
  expect(refusalOf('film', storyWith(LIVE_BLOCKS_MAX - 1))).toBeNull();
  expect(refusalOf('film', storyWith(LIVE_BLOCKS_MAX))).toContain('at most 12');
  expect(refusalOf('timeline', storyWith(LIVE_BLOCKS_MAX))).toBeNull();
});
