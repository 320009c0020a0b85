import type { NameMention } from './find-names.ts';
import { paragraphsOf, type Paragraph } from './story-text.ts';

/**
 * The links from the names of a story to the pages of films and people. An article stores where
 * they belong (`NameLink`), and the links are put into the text each time it is shown. So an
 * editor never sees them in the text, and a film that is renamed or unpublished needs no change of
 * its stories.
 */
export type NameLink = {
  id: string;
  kind: 'film' | 'person';
  /** The name as the text has it. */
  text: string;
  /** Up to `BEFORE_CHARACTERS` before the name, which tell its place from others of the same text.
   * */
  before: string;
};

const BEFORE_CHARACTERS = 16;
/** Each costs a read when the article's page is built. */
const LINKS_MAX = 8;

/**
 * One link for each film or person that is certain or confirmed by an editor, at its first certain
 * mention in the running text (for a confirmed one, at any mention).
 */
export function nameLinksOf(
  mentions: readonly NameMention[],
  { confirmed, dismissed }: { confirmed: ReadonlySet<string>; dismissed: ReadonlySet<string> },
): NameLink[] {
  const links = new Map<string, NameLink>();
  const inOrder = [...mentions.filter(({ isCertain }) => isCertain), ...mentions.filter(({ isCertain }) => !isCertain)];
  for (const { entity, isCertain, paragraph, start, end } of inOrder) {
    const isWanted = (isCertain || confirmed.has(entity.id)) && !dismissed.has(entity.id);
    const piece = linkablePiece(paragraph, start, end);
    if (!isWanted || piece === undefined || links.has(entity.id)) continue;
    const text = paragraph.text.slice(start, end);
    const before = paragraph.text.slice(Math.max(piece.start, start - BEFORE_CHARACTERS), start);
    links.set(entity.id, { id: entity.id, kind: entity.kind, text, before });
  }
  return [...links.values()].slice(0, LINKS_MAX);
}

const linkablePiece = ({ kind, pieces }: Paragraph, start: number, end: number) =>
  kind === 'text' ? pieces.find((piece) => piece.start <= start && end <= piece.end && !piece.isLink) : undefined;

/**
 * The HTML with the links. A link whose place is no longer in the text is left out, and so is a
 * second link to the same page. `hrefs`: the addresses of the published films and people, by id.
 */
export function linkNames(html: string, links: readonly NameLink[], hrefs: ReadonlyMap<string, string>): string {
  const paragraphs = paragraphsOf('', html);
  const places = links.flatMap((link) => {
    const href = hrefs.get(link.id);
    if (href === undefined || html.includes(`href="${href}"`)) return [];
    const start = placeOf(paragraphs, link);
    return start === null ? [] : [{ start, end: start + link.text.length, href }];
  });
  let linked = html;
  let next = html.length;
  for (const { start, end, href } of places.sort((a, b) => b.start - a.start)) {
    if (end > next) continue;
    linked = `${linked.slice(0, start)}<a href="${href}">${linked.slice(start, end)}</a>${linked.slice(end)}`;
    next = start;
  }
  return linked;
}

/** The index of the name in the HTML; `null` if it is not there. */
function placeOf(paragraphs: readonly Paragraph[], { text, before }: NameLink): number | null {
  for (const paragraph of paragraphs) {
    const at = paragraph.text.indexOf(before + text);
    if (at === -1) continue;
    const start = at + before.length;
    const isWhole = !/^[\p{L}\p{M}\p{N}]/u.test(paragraph.text.slice(start + text.length));
    const piece = linkablePiece(paragraph, start, start + text.length);
    if (piece !== undefined && isWhole) return piece.htmlStart + start - piece.start;
  }
  return null;
}
