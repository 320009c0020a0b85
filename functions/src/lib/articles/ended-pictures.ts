import type { DocumentData } from 'firebase-admin/firestore';
import type { Article, ArticleCard } from '@first-show/domain/articles/article.schema';
import { DEFAULT_PICTURE } from '@first-show/domain/core/page-art';
import { libraryPicture } from '@first-show/domain/media/picture-address';

/**
 * What readers see instead of a picture whose licence has ended. Articles and films keep the
 * picture's address and list the picture in `endedMediaIds`, so that a renewed licence brings it
 * back. Every public read replaces it here; the desk reads the stored address.
 */

/** The stored field. Public reads load it in addition to the fields that they show. */
export const ENDED_FIELD = 'endedMediaIds';

const endedIn = (stored: DocumentData | undefined): ReadonlySet<string> =>
  new Set((stored?.[ENDED_FIELD] as string[] | undefined) ?? []);

function isEnded(imageUrl: string | null, ended: ReadonlySet<string>): boolean {
  const id = imageUrl === null ? undefined : libraryPicture(imageUrl)?.id;
  return id !== undefined && ended.has(id);
}

/** `card`: read from the document `stored`. */
export function withoutEndedPicture<T extends ArticleCard>(card: T, stored: DocumentData | undefined): T {
  if (!isEnded(card.imageUrl, endedIn(stored))) return card;
  return { ...card, imageUrl: DEFAULT_PICTURE, imageAlt: '', imageFocus: null };
}

/** `article`: read from the document `stored`. Replaces the lead picture and those of the text. */
export function withoutEndedPictures(article: Article, stored: DocumentData | undefined): Article {
  const ended = endedIn(stored);
  if (ended.size === 0) return article;
  const content = withDefaultPictures(article.content, ended);
  return isEnded(article.imageUrl, ended)
    ? { ...withoutEndedPicture(article, stored), imageCaption: null, imageCredit: null, content }
    : { ...article, content };
}

/** A film without a picture shows the poster that is drawn from its title. */
export const withoutEndedPoster = <T extends { imageUrl: string | null }>(
  film: T,
  stored: DocumentData | undefined,
): T => (isEnded(film.imageUrl, endedIn(stored)) ? { ...film, imageUrl: null } : film);

/** A figure without another figure in it. */
const FIGURE = /<figure\b[^>]*>(?:(?!<\/?figure\b)[\s\S])*<\/figure>/g;
const CAPTION = /<figcaption\b[^>]*>[\s\S]*?<\/figcaption>/g;
const IMAGE = /<img\b[^>]*>/g;
const SOURCE = /\bsrc="([^"]*)"/;
const DEFAULT_IMAGE = `<img src="${DEFAULT_PICTURE}" alt="" loading="lazy" decoding="async">`;

/** `content`: sanitised HTML, whose tags are well formed. */
function withDefaultPictures(content: string, ended: ReadonlySet<string>): string {
  const isEndedImage = (tag: string): boolean => isEnded(SOURCE.exec(tag)?.[1] ?? null, ended);
  return (
    content
      // Caption and credit describe the picture that is gone.
      .replace(FIGURE, (figure) => {
        const images = figure.match(IMAGE) ?? [];
        return images.length > 0 && images.every(isEndedImage) ? figure.replace(CAPTION, '') : figure;
      })
      .replace(IMAGE, (tag) => (isEndedImage(tag) ? DEFAULT_IMAGE : tag))
  );
}
