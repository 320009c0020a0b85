import { expect, it } from 'vitest';
import { deskOf, deskPaths } from './desk-paths.ts';

it('returns the desk of every desk page', () => {
  const fixed = Object.values(deskPaths).filter((path) => typeof path === 'string');
  for (const path of [...fixed, deskPaths.article('a b'), deskPaths.film('x'), deskPaths.filmVersion('x', 'telugu')])
    expect(deskOf(path), path).toBe(path.split('/')[1]);
});

it('returns null for every other path', () => {
  for (const path of [
    '/',
    '/admins',
    '/admin/',
    '/admin/nothing',
    '/admin/articles/a/b',
    '/admin/box-office/a/b/c',
    '/admin/polls/a',
    '/webadmin/articles',
    '/webadmin/pending/a',
    '/admin/articles/',
  ])
    expect(deskOf(path), path).toBe(null);
});
