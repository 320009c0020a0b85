import { expect, test } from 'vitest';
import { replyAddress } from './message-pane.tsx';

const message = {
  name: 'Asha',
  email: 'asha+films@example.org',
  subject: 'Old reviews & more',
  message: 'Where?\nHere & there',
};

test('encodes subject, text and address of a reply, so that they cannot add a header', () => {
  const address = replyAddress(message);
  expect(address).toMatch(/^mailto:asha%2Bfilms@example\.org\?subject=Re%3A%20Old%20reviews%20%26%20more&body=/);
  expect(decodeURIComponent(address)).toContain('Asha wrote:\r\n> Where?\r\n> Here & there');
  expect(replyAddress({ ...message, email: 'a@b.org?cc=all@b.org' })).toContain(
    'mailto:a@b.org%3Fcc%3Dall@b.org?subject',
  );
});
test('adds Re: only once, and quotes only the beginning of a long text', () => {
  expect(replyAddress({ ...message, subject: 'RE: Hello' })).toContain('subject=RE%3A%20Hello&');
  expect(replyAddress({ ...message, message: 'x'.repeat(5000) }).length).toBeLessThan(1500);
});
