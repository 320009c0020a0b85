import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { paths } from '@first-show/domain/core/paths';
import type { NameLink } from '@first-show/domain/articles/article.schema';

/** The addresses of those linked films and people that are published, by id. One read for each. */
export async function readNameHrefs(db: Firestore, links: readonly NameLink[]): Promise<ReadonlyMap<string, string>> {
  if (links.length === 0) return new Map();
  const refs = links.map(({ id, kind }) =>
    db.collection(kind === 'film' ? collections.films : collections.people).doc(id),
  );
  const found = await db.getAll(...refs, { fieldMask: ['slug', 'isPublished'] });
  return new Map(
    links.flatMap(({ id, kind }, position) => {
      const doc = found[position];
      if (doc?.get('isPublished') !== true) return [];
      const slug = doc.get('slug') as string;
      return [[id, kind === 'film' ? paths.movie(slug) : paths.person(slug)] as const];
    }),
  );
}
