import { expect, it } from 'vitest';
import { emailField } from './fields.ts';

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
