import type { FocalPoint } from '@first-show/domain/core/focal-point';
import { library, pictureUrl, type DemoPicture } from './library.ts';

const entries = [...library.values()].filter(({ kind }) => kind !== 'poster');

/** The palette (`demo/art/palette.mjs`) of each category, by the category's slug. */
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

/**
 * No picture repeats among this many neighbouring cards of the home page, its hero or a category.
 */
const PICTURE_DISTANCE = 12;
/**
 * A scene should not repeat among this many neighbouring cards either, because two palettes of one
 * scene look alike.
 */
const SCENE_DISTANCE = 3;

const POSTER = 'poster-';
/** The scene of a film's poster, which also serves the film's stories. */
const posterSceneOf = (filmSlug: string): string | undefined => library.get(`${POSTER}${filmSlug}`)?.scene;
const posterScenes = new Set([...library.values()].flatMap(({ kind, scene }) => (kind === 'poster' ? [scene] : [])));
/**
 * The scene of a series, by hashtag, because series have no posters. The demo's other series have
 * no scene of their own.
 */
const SERIES_SCENES: Record<string, string> = { '#SeaLink': 'sealink', '#DabbaSeher': 'chai' };

/** FNV-1a hash of a slug. It breaks ties the same way on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

export type PicturedStory = {
  slug: string;
  categorySlug: string;
  isFeatured: boolean;
  isDraft: boolean;
  isReview: boolean;
  filmSlugs: readonly string[];
  hashtags: readonly string[];
};
/** `filmSlug`: the film shown in the scene. */
export type PicturePick = { imageUrl: string; imageAlt: string; imageFocus: FocalPoint; filmSlug: string | null };

/**
 * Scenes that belong to a story, the best match first: its main film, its other films, its series.
 */
function ownScenes({ filmSlugs, hashtags }: PicturedStory): string[] {
  const films = filmSlugs.flatMap((slug) => posterSceneOf(slug) ?? []);
  return [...films, ...hashtags.flatMap((hashtag) => SERIES_SCENES[hashtag] ?? [])];
}

/**
 * How badly a picture fits a story; lower is better. `null` for a picture that must not be used.
 */
function cost(picture: DemoPicture, story: PicturedStory): number | null {
  const place = ownScenes(story).indexOf(picture.scene);
  const belongsToFilmOrSeries = posterScenes.has(picture.scene) || Object.values(SERIES_SCENES).includes(picture.scene);
  // A review shows its film's scene. A review of a series has no film, so it shows no film's scene.
  // Other stories show no scene of a film or series that they are not about.
  if (story.isReview && story.filmSlugs.length > 0 ? place !== 0 : place < 0 && belongsToFilmOrSeries) return null;
  const isOtherPalette = picture.palette !== paletteOf[story.categorySlug];
  const isNoOpening = story.isFeatured && picture.kind !== 'opening';
  return (place < 0 ? 10 : place * 3) + (isNoOpening ? 12 : 0) + (isOtherPalette ? 2 : 0);
}

/**
 * Gives every story a picture: a scene of its film, or a scene that belongs to no film, preferably
 * in the palette of the story's category. `stories` are sorted newest first. Reviews choose first,
 * because they have the fewest choices, then featured stories.
 */
export function pickPictures(stories: readonly PicturedStory[]): PicturePick[] {
  const published = stories.filter(({ isDraft }) => !isDraft);
  const lists = [
    published,
    published.filter(({ isFeatured }) => isFeatured),
    ...Object.keys(paletteOf).map((slug) => published.filter((story) => story.categorySlug === slug)),
  ];
  // The stories of each film. A search for the film shows these stories next to each other, so the
  // film's own scene should alternate with other scenes.
  const filmLists = [...new Set(published.flatMap(({ filmSlugs }) => filmSlugs))].map((film) =>
    published.filter(({ filmSlugs }) => filmSlugs.includes(film)),
  );
  const chosen = new Map<PicturedStory, DemoPicture>();
  const neighbours = (story: PicturedStory, distance: number, among = lists): DemoPicture[] =>
    among.flatMap((list) => {
      const place = list.indexOf(story);
      return place < 0
        ? []
        : list.slice(Math.max(0, place - distance + 1), place + distance).flatMap((other) => chosen.get(other) ?? []);
    });
  const inTurn = [...stories].sort(
    (a, b) => Number(b.isReview) - Number(a.isReview) || Number(b.isFeatured) - Number(a.isFeatured),
  );
  for (const story of inTurn) {
    const taken = new Set(neighbours(story, PICTURE_DISTANCE).map(({ name }) => name));
    const nearbyScenes = new Set(neighbours(story, SCENE_DISTANCE).map(({ scene }) => scene));
    const adjacentScenes = new Set(neighbours(story, 2).map(({ scene }) => scene));
    const adjacentScenesOfFilm = new Set(neighbours(story, 2, filmLists).map(({ scene }) => scene));
    const start = hash(story.slug) % entries.length;
    const [best] = [...entries.slice(start), ...entries.slice(0, start)]
      .flatMap((picture) => {
        const price = taken.has(picture.name) ? null : cost(picture, story);
        return price === null
          ? []
          : [
              {
                picture,
                price:
                  price +
                  (adjacentScenes.has(picture.scene)
                    ? 40
                    : nearbyScenes.has(picture.scene)
                      ? 8
                      : adjacentScenesOfFilm.has(picture.scene)
                        ? 12
                        : 0),
              },
            ];
      })
      .sort((a, b) => a.price - b.price);
    if (best === undefined) throw new Error(`The catalogue has no picture for ${story.slug}.`);
    chosen.set(story, best.picture);
  }
  return stories.map((story) => {
    const { name, alt, scene, focalPoint } = chosen.get(story) as DemoPicture;
    const filmSlug = story.filmSlugs.find((slug) => posterSceneOf(slug) === scene) ?? null;
    return { imageUrl: pictureUrl(name), imageAlt: alt, imageFocus: focalPoint, filmSlug };
  });
}

/** The URL of the film's poster; `null` if none was drawn. */
export function posterUrl(filmSlug: string): string | null {
  const name = `${POSTER}${filmSlug}`;
  return library.has(name) ? pictureUrl(name) : null;
}
