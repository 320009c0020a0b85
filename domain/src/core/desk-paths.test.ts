import { expect, it } from 'vitest';
import { deskOf, deskPaths } from './desk-paths.ts';

it('knows every page of the desks', () => {
  const fixed = Object.values(deskPaths).filter((path) => typeof path === 'string');
  for (const path of [...fixed, deskPaths.article('a b'), deskPaths.film('x')])
    expect(deskOf(path), path).toBe(path.split('/')[1]);
});

it('knows no other', () => {
  for (const path of [
    '/',
    '/admins',
    '/admin/',
    '/admin/nothing',
    '/admin/articles/a/b',
    '/admin/polls/a',
    '/webadmin/articles',
    '/webadmin/pending/a',
    '/admin/articles/',
  ])
    expect(deskOf(path), path).toBe(null);
});
