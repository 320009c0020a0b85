import { expect, it } from 'vitest';
import { emailField, lineField } from './fields.ts';

const email = emailField('Please enter a valid email address');

it.each([
  ['Asha.Rao+news@Example.com', 'asha.rao+news@example.com'],
  ['asha@mail.example.co.in', 'asha@mail.example.co.in'],
  ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('accepts the email address %s', (typed, stored) => expect(email.parse(typed)).toBe(stored));

it.each(['asha', 'asha@example', 'asha..rao@example.com', '.asha@example.com', 'a b@example.com', 'asha@example.c'])(
  'refuses %s as an email address',
  (typed) => expect(email.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a valid email address'),
);

it('judges the length of a text without the joiners that it stores', () => {
  const name = lineField([2, 'Too short'], [4, 'Too long']);
  const message = (text: string) => name.safeParse(text).error?.issues[0]?.message;
  expect(message('\u0915\u200D\u200D!')).toBeUndefined();
  expect(message('\u0915\u200D')).toBe('Too short');
  expect(name.parse('\u0DC1\u0DCA\u200D\u0DBB\u0DD3')).toBe('\u0DC1\u0DCA\u200D\u0DBB\u0DD3');
  expect(message('\u0DC1\u0DCA\u200D\u0DBB\u0DD3a')).toBe('Too long');
});
