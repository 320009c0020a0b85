import type { Firestore } from 'firebase-admin/firestore';
import type { Category } from '@first-show/domain/categories/category.schema';
import { paths, type FeedSubject } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { StorySubject } from '../../features/articles/store/read-articles.ts';
import { loadFilmByName } from '../../features/films/store/read-box-office.ts';
import { loadPerson } from '../../features/people/store/read-people.ts';
import type { Channel } from './rss.ts';

type Found = { name: string; slug: string; page: string; about: StorySubject };

const PATH = /^\/rss\/(category|films|people)\/([^/]+)\.xml$/;

/** Subject and slug in the path of a feed; `null` for another path or a malformed encoding. */
function wantedBy(path: string): { subject: FeedSubject; slug: string } | null {
  const [, subject, slug] = PATH.exec(path) ?? [];
  if (subject === undefined || slug === undefined) return null;
  try {
    return { subject: subject as FeedSubject, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}

/**
 * What the feed at `/rss/{subject}/{slug}.xml` is about, or the path of the feed if the slug is a
 * former one; `null` if there is no such category, film or person.
 */
export async function findFeed(
  db: Firestore,
  path: string,
  categories: readonly Category[],
): Promise<{ channel: Channel; about: StorySubject } | { redirectTo: string } | null> {
  const wanted = wantedBy(path);
  if (wanted === null) return null;
  const { subject, slug } = wanted;
  const found = await find(db, { subject, slug, categories });
  if (found === null) return null;
  const own = paths.rssAbout(subject, found.slug);
  if (found.slug !== slug) return { redirectTo: own };
  const title = `${found.name} · ${site.name}`;
  const description = `Stories about ${found.name}, newest first.`;
  return { channel: { title, description, path: own, page: found.page }, about: found.about };
}

async function find(
  db: Firestore,
  { subject, slug, categories }: { subject: FeedSubject; slug: string; categories: readonly Category[] },
): Promise<Found | null> {
  if (subject === 'category') {
    const category = categories.find((one) => one.slug === slug) ?? categories.find(({ id }) => id === slug);
    return category === undefined
      ? null
      : { ...category, page: paths.category(category.slug), about: { field: 'categoryId', id: category.id } };
  }
  if (subject === 'films') {
    const film = await loadFilmByName(db, slug);
    return (
      film && {
        name: film.movieName,
        slug: film.slug,
        page: paths.movie(film.slug),
        about: { field: 'filmIds', id: film.id },
      }
    );
  }
  const person = await loadPerson(db, slug);
  return (
    person && {
      name: person.name,
      slug: person.slug,
      page: paths.person(person.slug),
      about: { field: 'personIds', id: person.id },
    }
  );
}
