import sanitizeHtml from 'sanitize-html';
import { jpegPicture } from '@first-show/domain/media/picture-sources';
import { CONTENT_TAGS, editableContent } from './sanitize.ts';

/**
 * An article's content for other programs, such as feed readers: plain HTML with absolute
 * addresses, and library pictures as JPEG. Story blocks keep their stored lists, tables, quotes and
 * links, but lose the attributes that only our pages use. `siteUrl` has no trailing slash.
 */
export function plainHtml(stored: string, siteUrl: string): string {
  const absolute = (address: string): string =>
    URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : address;
  return sanitizeHtml(editableContent(stored), {
    allowedTags: CONTENT_TAGS,
    allowedAttributes: {
      '*': ['lang'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    transformTags: {
      a: (tagName, { href, ...attributes }) => ({
        tagName,
        attribs: href === undefined ? attributes : { ...attributes, href: absolute(href) },
      }),
      img: (tagName, { src = '', ...attributes }) => ({
        tagName,
        attribs: { src: absolute(jpegPicture(src) ?? src), ...attributes },
      }),
    },
  });
}
