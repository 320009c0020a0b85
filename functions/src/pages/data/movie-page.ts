import { boxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { paths, slugify } from '@first-show/domain/core/paths';
import { articlesAboutFilm } from '../../features/articles/store/read-articles.ts';
import { loadFilmByName } from '../../features/films/store/read-box-office.ts';
import { filmCard, shareCardPath } from '../../features/share-cards/share-card.ts';
import { breadcrumbs, movie, SCHEMA_ORG } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

export const moviePage: ServerPage<'movie'> = {
  load: async ({ slug }, { db }) => {
    const found = await loadFilmByName(db, slug);
    if (found === null) return notFound('movie');
    const film = boxOfficeFilm.parse(found);
    if (film.slug !== slug && film.slug !== '') return { redirectTo: paths.movie(film.slug) };
    const articles = await articlesAboutFilm(db, slugify(film.slug) || film.slug, RELATED_ITEMS);
    return { kind: 'movie', film, shareCard: shareCardPath(film.id, filmCard(film)), articles };
  },
  jsonLd: ({ film }, { meta, siteUrl }) => [
    { '@context': SCHEMA_ORG, ...movie(film, { siteUrl, image: meta.image }), description: meta.description },
    breadcrumbs(siteUrl, [
      { name: 'Box Office', item: `${siteUrl}${paths.boxOffice}` },
      { name: film.movieName, item: meta.canonical },
    ]),
  ],
  sitemapUrls: ({ films }) =>
    films.filter(({ slug }) => slug !== '').map(({ slug, updatedAt }) => ({ path: paths.movie(slug), updatedAt })),
  age: 'found',
};
