import { expect, it } from 'vitest';
import { runText } from './digest-desk.tsx';

it('describes the result of a digest', () => {
  expect(runText({ status: 'sent', sent: 112_408, note: null })).toBe('1,12,408 emails');
  expect(runText({ status: 'sent', sent: 1, note: 'Stopped: its stories were taken back' })).toBe(
    '1 email. Stopped: its stories were taken back',
  );
  expect(runText({ status: 'sending', sent: 200, note: null })).toBe('200 emails so far');
  expect(runText({ status: 'skipped', sent: 0, note: 'No new stories' })).toBe('Not sent. No new stories');
});
