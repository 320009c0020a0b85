import type { DocumentData } from 'firebase-admin/firestore';
import type { Article, ArticleDoc } from '@first-show/domain/articles/article.schema';
import { libraryPicture } from '@first-show/domain/media/picture-address';

/** The stored field, which an article's page loads in addition to the article's fields. */
export const SIZES_FIELD = 'mediaSizes';

const IMAGE = /<img\b[^>]*>/g;
const SOURCE = /\bsrc="([^"]*)"/;
const SIZE = /\s(?:width|height)="[^"]*"/g;

/**
 * Adds the natural sizes of library pictures to an article, so that the browser reserves their
 * space before they load. `article` has sanitised content and was read from the document `stored`.
 */
export function withPictureSizes(article: Article, stored: DocumentData | undefined): Article {
  const sizes = (stored?.[SIZES_FIELD] ?? {}) as NonNullable<ArticleDoc['mediaSizes']>;
  const sizeOf = (address: string | null | undefined) =>
    address ? sizes[libraryPicture(address)?.id ?? ''] : undefined;
  const withSize = (tag: string): string => {
    const size = sizeOf(SOURCE.exec(tag)?.[1]);
    if (size === undefined) return tag;
    return tag.replace(SIZE, '').replace('<img', `<img width="${size.width}" height="${size.height}"`);
  };
  const imageSize = sizeOf(article.imageUrl);
  return {
    ...article,
    ...(imageSize !== undefined && { imageSize }),
    content: article.content.replace(IMAGE, withSize),
  };
}
