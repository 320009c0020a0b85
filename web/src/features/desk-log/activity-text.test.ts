import { expect, it } from 'vitest';
import { actionText } from './activity-text.ts';

it.each([
  ['content', 'Delete an article; it can be undone for ten seconds', 'Deleted an article'],
  ['content', 'Change an article, based on a revision', 'Changed an article'],
  [
    'content',
    'Take a change of up to fifty articles back: what `undo` of its answer names',
    'Took a change of up to fifty articles back',
  ],
  ['content', 'Set the follower counts of the profiles', 'Set the follower counts of the profiles'],
  ['content', 'Export subscribers', 'Exported subscribers'],
  ['moderation', 'close-comments', 'Closed comments'],
  ['moderation', 'an action of tomorrow', 'an action of tomorrow'],
  ['staff', 'sign-out-everywhere', 'Logged out everywhere'],
] as const)('describes an action in the past tense if it is known: %s, %s', (desk, action, text) => {
  expect(actionText({ desk, action })).toBe(text);
});
