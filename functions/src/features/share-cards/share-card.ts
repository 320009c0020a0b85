import { createHash } from 'node:crypto';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { formatIndianDate } from '@first-show/domain/core/dates';
import type { FocalPoint } from '@first-show/domain/core/focal-point';
import { formatRupees } from '@first-show/domain/core/money';
import { site } from '@first-show/domain/core/site';

/** The content of a share card: everything that the drawn card depends on. */
export type ShareCard = StoryCard | FilmCard;

export type StoryCard = {
  kind: 'article';
  title: string;
  category: Pick<Category, 'name' | 'color'> | null;
  /** Stars of a review, 0.5 to 5; `null` without a rating. */
  stars: number | null;
  picture: CardPicture | null;
};

export type FilmCard = {
  kind: 'film';
  title: string;
  /**
   * The title in the film's own script. `null` if there is none, if it equals the film's name, or
   * if the fonts lack its characters.
   */
  nativeTitle: string | null;
  rank: number | null;
  /** Release date, such as '6 November 2026'. */
  released: string | null;
  /** At most two figures: the total, and the newest day. */
  figures: { label: string; value: string }[];
  picture: CardPicture | null;
};

/**
 * The stored address of a picture, and its focal point, which stays visible when the picture is
 * cropped.
 */
type CardPicture = { url: string; focus: FocalPoint };

/** Increase the version whenever the design changes. Every card then gets a new URL. */
const DESIGN_VERSION = 1;

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * Matches a text that the fonts of a card can draw. Emoji match 'Common' too, so `drawableWords`
 * removes them first.
 */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u20E3/gu;

/** A text without emoji, and without words that the fonts of the card cannot draw. */
const drawableWords = (text: string): string =>
  text
    .replace(EMOJI, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && DRAWABLE.test(word))
    .join(' ');

type Story = Pick<ArticleCard, 'title' | 'rating' | 'imageUrl' | 'imageFocus'>;

export function storyCard(article: Story, category: Pick<Category, 'name' | 'color'> | null): StoryCard {
  return {
    kind: 'article',
    title: drawableWords(article.title) || site.name,
    category: category === null ? null : { name: drawableWords(category.name), color: category.color },
    stars: article.rating,
    picture: pictureOf(article.imageUrl, article.imageFocus),
  };
}

type Film = Pick<
  BoxOfficeFilm,
  'movieName' | 'nativeTitle' | 'rank' | 'releaseDate' | 'totalCollection' | 'totalGrossRupees' | 'days' | 'imageUrl'
>;

export function filmCard(film: Film): FilmCard {
  const nativeTitle = film.nativeTitle ?? '';
  return {
    kind: 'film',
    title: drawableWords(film.movieName) || site.name,
    nativeTitle: nativeTitle !== film.movieName && DRAWABLE.test(nativeTitle) ? nativeTitle : null,
    rank: film.rank,
    released: film.releaseDate === null ? null : formatIndianDate(film.releaseDate),
    figures: [totalOf(film), lastDayOf(film)].filter((figure) => figure !== null),
    picture: pictureOf(film.imageUrl, null),
  };
}

const pictureOf = (url: string | null, focus: FocalPoint | null | undefined): CardPicture | null =>
  url === null ? null : { url, focus: focus ?? MIDDLE };

/**
 * The label and value of a film's total; `null` if it is unknown. 0 counts as unknown, as on the
 * film's page.
 */
function totalOf({ totalCollection, totalGrossRupees }: Film): FilmCard['figures'][number] | null {
  if ((totalCollection ?? 0) > 0) return { label: 'Total, India nett', value: formatRupees(totalCollection) };
  if ((totalGrossRupees ?? 0) > 0) return { label: 'Total, India gross', value: formatRupees(totalGrossRupees) };
  return null;
}

/** The newest day with a nett figure; `null` if there is none. */
function lastDayOf({ days }: Film): FilmCard['figures'][number] | null {
  const known = days.filter(({ nettRupees }) => nettRupees !== null);
  if (known.length === 0) return null;
  const last = known.reduce((newest, day) => (day.day > newest.day ? day : newest));
  return { label: `Day ${last.day}${last.isEstimate ? ', estimate' : ''}`, value: formatRupees(last.nettRupees) };
}

const HASH_CHARACTERS = 16;

/** A hash of all content of a card and the version of the design. */
export const shareCardHash = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, card]))
    .digest('hex')
    .slice(0, HASH_CHARACTERS);

/** The URL of the card of an article or a film. It changes whenever the card may look different. */
export const shareCardPath = (id: string, card: ShareCard): string =>
  `/media/share/${card.kind}/${encodeURIComponent(id)}/${shareCardHash(card)}.jpg`;
