import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { ReviewedFilm } from '@first-show/domain/pages/page-data';
import type { Person } from '@first-show/domain/people/person.schema';
import type { PageContext } from '../data/server-page.ts';

/** The context of structured data. The functions below make the parts that several pages share. */
export const SCHEMA_ORG = 'https://schema.org';

export const organisation = (siteUrl: string) => ({ '@type': 'Organization', name: site.name, url: siteUrl });

export const publisher = (siteUrl: string) => ({
  '@type': 'NewsMediaOrganization',
  name: site.name,
  url: siteUrl,
  logo: { '@type': 'ImageObject', url: `${siteUrl}/art/icon-512.png`, width: 512, height: 512 },
});

/** A film. `image` is for a film without a poster. Unknown facts are left out. */
export const movie = (film: ReviewedFilm, { siteUrl, image }: { siteUrl: string; image: string }) => ({
  '@type': 'Movie',
  name: film.movieName,
  alternateName: film.nativeTitle ?? undefined,
  url: `${siteUrl}${paths.movie(film.slug)}`,
  image: film.imageUrl === null ? image : new URL(film.imageUrl, siteUrl).href,
  dateCreated: film.releaseDate?.slice(0, 10),
  director: film.director === null ? undefined : { '@type': 'Person', name: film.director },
  actor: film.cast.length === 0 ? undefined : film.cast.map((name) => ({ '@type': 'Person', name })),
  productionCompany: film.studio === null ? undefined : { '@type': 'Organization', name: film.studio },
  duration: film.runtimeMinutes === null ? undefined : `PT${film.runtimeMinutes}M`,
  contentRating: film.certificate ?? undefined,
});

/** A person. Unknown facts are left out, and so is a date of birth without its day. */
export const personSchema = (person: Person, { siteUrl, url }: { siteUrl: string; url: string }) => {
  const names = [person.hindiName, ...person.aliases].filter((name) => name !== null);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Person',
    name: person.name,
    alternateName: names.length === 0 ? undefined : names,
    url,
    sameAs: person.links.length === 0 ? undefined : person.links,
    image: person.pictureUrl === null ? undefined : new URL(person.pictureUrl, siteUrl).href,
    jobTitle: person.jobs.length === 0 ? undefined : person.jobs,
    birthDate: person.born?.length === 10 ? person.born : undefined,
    description: person.about ?? undefined,
  };
};

/** A list of films has at most this many, because the page itself already contains all of them. */
const LISTED_FILMS_MAX = 100;

/** The films of a page, in its order. */
export const filmList = (
  films: readonly { slug: string; name: string }[],
  { name, meta, siteUrl }: { name: string } & PageContext,
) => ({
  '@context': SCHEMA_ORG,
  '@type': 'ItemList',
  name,
  url: meta.canonical,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  numberOfItems: films.length,
  itemListElement: films.slice(0, LISTED_FILMS_MAX).map((film, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: film.name,
    url: `${siteUrl}${paths.movie(film.slug)}`,
  })),
});

export type Crumb = { name: string; item: string };

/** Breadcrumbs, with 'Home' before `crumbs`. */
export const breadcrumbs = (siteUrl: string, crumbs: readonly Crumb[]) => ({
  '@context': SCHEMA_ORG,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', item: `${siteUrl}/` }, ...crumbs].map(({ name, item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
