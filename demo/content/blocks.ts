import { escapeHtml } from '@first-show/domain/core/escape-html';
import { demoPicture, pictureUrl } from '../library.ts';
import { films } from './films.ts';
import { polls, predictions } from './polls.ts';

/**
 * HTML of story blocks for the demo's texts, in the form that the editor stores
 * (`domain/src/articles/story-blocks.ts`).
 */

/**
 * Returns `found`. Throws if it is undefined, so that no block of the demo refers to a missing
 * item.
 */
function known<Item>(found: Item | undefined, id: string): Item {
  if (found === undefined) throw new Error(`The demo has no '${id}'`);
  return found;
}
const filmLink = (slug: string, suffix = ''): string =>
  `<a href="/${slug}">${escapeHtml(
    known(
      films.find((film) => film.slug === slug),
      slug,
    ).movieName,
  )}${suffix}</a>`;

/** A picture of the demo's library with its alt text. */
function image(name: string): string {
  const { alt, media } = demoPicture(name);
  return `<img src="${pictureUrl(name)}" alt="${escapeHtml(alt)}" width="${media.width}" height="${media.height}">`;
}
const caption = (text: string): string => `<figcaption>${text}</figcaption>`;

export const widePicture = (width: 'wide' | 'full', name: string, text: string): string =>
  `<figure data-width="${width}">${image(name)}${caption(text)}</figure>`;

export const gallery = (text: string, pictures: readonly (readonly [name: string, caption: string])[]): string =>
  `<figure data-block="gallery"><ul>${pictures
    .map(([name, line]) => `<li><figure>${image(name)}${caption(line)}</figure></li>`)
    .join('')}</ul>${caption(text)}</figure>`;

export const pullQuote = (text: string, by: string): string =>
  `<figure data-block="pull-quote"><blockquote><p>${text}</p></blockquote>${caption(by)}</figure>`;

export const factBox = (title: string, html: string): string =>
  `<aside data-block="fact-box"><h3>${title}</h3>${html}</aside>`;

export const timeline = (steps: readonly (readonly [when: string, what: string])[]): string =>
  `<dl data-block="timeline">${steps.map(([when, what]) => `<dt>${when}</dt><dd>${what}</dd>`).join('')}</dl>`;

export const priceTicket = (title: string, rows: readonly (readonly [label: string, amount: string])[]): string =>
  `<table data-block="price-ticket"><caption>${title}</caption><tbody>${rows
    .map(([label, amount]) => `<tr><th scope="row">${label}</th><td>${amount}</td></tr>`)
    .join('')}</tbody></table>`;

export const filmCard = (slug: string): string => `<p data-block="film" data-film="${slug}">${filmLink(slug)}</p>`;

export const chart = (slug: string): string =>
  `<p data-block="chart" data-film="${slug}">${filmLink(slug, ': box office')}</p>`;

export const versus = (slug: string, other: string): string =>
  `<p data-block="chart" data-film="${slug}" data-versus="${
    known(
      films.find((film) => film.slug === other),
      other,
    ).slug
  }">${filmLink(slug, ': box office')}</p>`;

export const poll = (id: string): string =>
  `<p data-block="poll" data-poll="${id}"><a href="/polls">${escapeHtml(
    known(
      polls.find((one) => one.id === id),
      id,
    ).question,
  )}</a></p>`;

export const prediction = (id: string): string =>
  `<p data-block="prediction" data-prediction="${id}"><a href="/polls">${escapeHtml(
    known(
      predictions.find((one) => one.id === id),
      id,
    ).title,
  )}</a></p>`;

export const trailer = (youTubeId: string, title: string): string =>
  `<p data-block="trailer" data-video="${youTubeId}"><a href="https://www.youtube.com/watch?v=${youTubeId}">${title}</a></p>`;

/** `slug` names an article of the demo. The id of a demo article is its slug. */
export const related = (slug: string, title: string): string =>
  `<p data-block="related" data-article="${slug}"><a href="/article/${slug}">${title}</a></p>`;
