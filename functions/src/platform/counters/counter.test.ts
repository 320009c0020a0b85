import { expect, it } from 'vitest';
import { changeOf, reactionsOf, SHARDS, shardOf, sumOf, votesOf } from './counter.ts';

it('adds a first choice, moves a changed one, takes back a withdrawn one and ignores a repeated one', () => {
  expect(changeOf(null, 'like')).toEqual({ like: 1 });
  expect(changeOf('like', 'wow')).toEqual({ like: -1, wow: 1 });
  expect(changeOf('like', null)).toEqual({ like: -1 });
  expect(changeOf('like', 'like')).toBeNull();
  expect(changeOf(null, null)).toBeNull();
});

it('sums up shards, also if a choice was added to one shard and taken from another', () => {
  expect(sumOf([{ 0: 2 }, { 0: -1, 1: 1 }, {}])).toEqual({ 0: 1, 1: 1 });
});

it('fills in the choices that nobody made', () => {
  expect(reactionsOf({ like: 2 })).toEqual({ like: 2, love: 0, wow: 0, laugh: 0, angry: 0 });
  expect(votesOf({ 2: 5, 0: 1 }, 3)).toEqual({ votes: [1, 0, 5], totalVotes: 6 });
});

it('gives a reader the same shard every time, and uses all shards', () => {
  const shards = Array.from({ length: 200 }, (_, index) => shardOf(`reader-${index}`));
  expect(new Set(shards).size).toBe(SHARDS);
  expect(shardOf('reader-7')).toBe(shards[7]);
});
