import { expect, test } from 'vitest';
import { othersAt } from './presence.ts';

const at = (secondsAgo: number) => new Date(1_000_000_000 - secondsAgo * 1000).toISOString();

test('lists the names of other people with a recent heartbeat, by target', () => {
  const docs = [
    { id: 'a', uid: 'a', displayName: 'Gauri Naik', target: 'comment:1', at: at(5) },
    { id: 'b', uid: 'b', displayName: 'Imtiaz Contractor', target: 'comment:1', at: at(30) },
    { id: 'c', uid: 'c', displayName: 'Gone', target: 'comment:1', at: at(120) },
    { id: 'd', uid: 'd', displayName: 'Idle', target: null, at: at(1) },
    { id: 'me', uid: 'me', displayName: 'Me', target: 'comment:1', at: at(1) },
  ];
  expect([...othersAt(docs, { uid: 'me', nowMs: 1_000_000_000 })]).toEqual([
    ['comment:1', ['Gauri Naik', 'Imtiaz Contractor']],
  ]);
});
