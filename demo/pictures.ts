import { readFileSync } from 'node:fs';

type CataloguePicture = {
  scene: string;
  palette: string;
  kind: 'article' | 'poster' | 'section';
  hasWide: boolean;
  alt: string;
};

const catalogue = JSON.parse(readFileSync(new URL('./art/catalogue.json', import.meta.url), 'utf8')) as Record<
  string,
  CataloguePicture
>;

/** Category slug → palette of the illustration system. */
const paletteOf: Record<string, string> = {
  'film-news': 'news',
  celebrities: 'celebrities',
  reviews: 'reviews',
  music: 'music',
  trade: 'trade',
  streaming: 'streaming',
  regional: 'regional',
  voices: 'voices',
};

/** Neighbours on the home page: no scene twice within this many articles of the overall list. */
const HOME_DISTANCE = 3;
/** Neighbours on a category page. */
const CATEGORY_DISTANCE = 5;

/** FNV-1a: the slug decides the picture, the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

export type PicturePick = { imageUrl: string; imageAlt: string };

/**
 * Gives every article a picture of its category's palette, so that two neighbouring cards never share a scene. Articles come in
 * the order of the list (newest first). Featured ones take pictures that also exist in the hero's wide format.
 */
export function pickPictures(
  articles: readonly { slug: string; categorySlug: string; isFeatured: boolean }[],
): PicturePick[] {
  const homeScenes: string[] = [];
  const categoryScenes = new Map<string, string[]>();
  return articles.map((article) => {
    const own = categoryScenes.get(article.categorySlug) ?? [];
    const candidates = Object.entries(catalogue).filter(
      ([, picture]) => picture.kind === 'article' && picture.palette === paletteOf[article.categorySlug],
    );
    const wide = candidates.filter(([, picture]) => picture.hasWide);
    const pool = article.isFeatured && wide.length > 0 ? wide : candidates;
    const start = hash(article.slug) % pool.length;
    const ordered = [...pool.slice(start), ...pool.slice(0, start)];
    const near = new Set([...homeScenes.slice(-HOME_DISTANCE), ...own.slice(-CATEGORY_DISTANCE)]);
    const chosen =
      ordered.find(([, picture]) => !near.has(picture.scene)) ??
      ordered.find(([, picture]) => picture.scene !== homeScenes.at(-1)) ??
      ordered[0];
    if (chosen === undefined) throw new Error(`The catalogue has no picture for the category ${article.categorySlug}.`);
    const [id, picture] = chosen;
    homeScenes.push(picture.scene);
    categoryScenes.set(article.categorySlug, [...own, picture.scene]);
    return { imageUrl: `/art/${id}-1200.webp`, imageAlt: picture.alt };
  });
}

/** The film's poster, where it was drawn. */
export function posterUrl(filmSlug: string): string | null {
  return catalogue[`poster-${filmSlug}`] === undefined ? null : `/art/poster-${filmSlug}-720.webp`;
}
