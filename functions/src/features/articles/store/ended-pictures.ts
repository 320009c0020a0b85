import type { DocumentData } from 'firebase-admin/firestore';
import type { Article, ArticleCard } from '@first-show/domain/articles/article.schema';
import { DEFAULT_PICTURE } from '@first-show/domain/core/page-art';
import { libraryPicture } from '@first-show/domain/media/picture-address';

/**
 * Replaces pictures whose licence has ended. Articles and films keep the picture's URL and list the
 * picture in `endedMediaIds`, so that a renewed licence shows it again. Every public read replaces
 * the picture with these functions; the forms of the desk show the stored URL.
 */

/** The stored field, which public reads load in addition to the fields they show. */
export const ENDED_FIELD = 'endedMediaIds';

const endedIn = (stored: DocumentData | undefined): ReadonlySet<string> =>
  new Set((stored?.[ENDED_FIELD] as string[] | undefined) ?? []);

function isEnded(imageUrl: string | null, ended: ReadonlySet<string>): boolean {
  const id = imageUrl === null ? undefined : libraryPicture(imageUrl)?.id;
  return id !== undefined && ended.has(id);
}

/**
 * Replaces the picture of a card if its licence has ended. `card` was read from the document
 * `stored`.
 */
export function withoutEndedPicture<T extends ArticleCard>(card: T, stored: DocumentData | undefined): T {
  if (!isEnded(card.imageUrl, endedIn(stored))) return card;
  return { ...card, imageUrl: DEFAULT_PICTURE, imageAlt: '', imageFocus: null };
}

/**
 * Replaces the lead picture and the pictures in the text whose licences have ended. `article` was
 * read from the document `stored`.
 */
export function withoutEndedPictures(article: Article, stored: DocumentData | undefined): Article {
  const ended = endedIn(stored);
  if (ended.size === 0) return article;
  const content = contentWithoutEndedPictures(article.content, stored);
  return isEnded(article.imageUrl, ended)
    ? { ...withoutEndedPicture(article, stored), imageCaption: null, imageCredit: null, content }
    : { ...article, content };
}

/** Replaces the ended pictures in `content`, which is sanitised HTML from the document `stored`. */
export function contentWithoutEndedPictures(content: string, stored: DocumentData | undefined): string {
  const ended = endedIn(stored);
  return ended.size === 0 ? content : withDefaultPictures(content, ended);
}

/**
 * Removes a film's picture if its licence has ended. The page then draws a poster from the title.
 */
export const withoutEndedPoster = <T extends { imageUrl: string | null }>(
  film: T,
  stored: DocumentData | undefined,
): T => (isEnded(film.imageUrl, endedIn(stored)) ? { ...film, imageUrl: null } : film);

/** Removes the stills of a film whose licences have ended. */
export const withoutEndedStills = <T extends { stills: { url: string }[] }>(
  film: T,
  stored: DocumentData | undefined,
): T => {
  const ended = endedIn(stored);
  return ended.size === 0 ? film : { ...film, stills: film.stills.filter(({ url }) => !isEnded(url, ended)) };
};

/** Matches a figure that contains no other figure. */
const FIGURE = /<figure\b[^>]*>(?:(?!<\/?figure\b)[\s\S])*<\/figure>/g;
const CAPTION = /<figcaption\b[^>]*>[\s\S]*?<\/figcaption>/g;
const IMAGE = /<img\b[^>]*>/g;
const SOURCE = /\bsrc="([^"]*)"/;
const DEFAULT_IMAGE = `<img src="${DEFAULT_PICTURE}" alt="" loading="lazy" decoding="async">`;

/**
 * Replaces the pictures with the ids `ended` in `content`, which is sanitised HTML with well-formed
 * tags.
 */
function withDefaultPictures(content: string, ended: ReadonlySet<string>): string {
  const isEndedImage = (tag: string): boolean => isEnded(SOURCE.exec(tag)?.[1] ?? null, ended);
  return (
    content
      // Remove caption and credit, which describe the original picture.
      .replace(FIGURE, (figure) => {
        const images = figure.match(IMAGE) ?? [];
        return images.length > 0 && images.every(isEndedImage) ? figure.replace(CAPTION, '') : figure;
      })
      .replace(IMAGE, (tag) => (isEndedImage(tag) ? DEFAULT_IMAGE : tag))
  );
}
