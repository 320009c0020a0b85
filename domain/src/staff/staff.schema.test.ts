import { expect, it } from 'vitest';
import { newPresence, passwordReset, staffEmailOf } from './staff.schema.ts';

it('completes a user name without @ with the staff domain', () => {
  expect(staffEmailOf(' Moderator ')).toBe('moderator@example.com');
  expect(staffEmailOf('Asha@Example.ORG')).toBe('asha@example.org');
});
it('resets a password by user name or address, and explains a missing one', () => {
  expect(passwordReset.parse({ account: 'editor' })).toEqual({ account: 'editor@example.com' });
  expect(passwordReset.safeParse({ account: ' ' }).error?.issues[0]?.message).toBe(
    'Please enter your user name or email address',
  );
  expect(passwordReset.safeParse({ account: 'a b' }).error?.issues[0]?.message).toBe(
    'Please enter a valid email address',
  );
});
it('accepts a comment, an article or null as the target of a presence', () => {
  for (const target of ['comment:Ab_c-1', 'article:x', null])
    expect(newPresence.safeParse({ target }).success).toBe(true);
  for (const target of ['comment:', 'film:x', 'article:a/b', `comment:${'x'.repeat(201)}`, undefined, 5])
    expect(newPresence.safeParse({ target }).success).toBe(false);
});
