import type { FocalPoint } from '@first-show/domain/core/focal-point';
import { demoPicture, library, pictureUrl } from './library.ts';

const POSTER = 'poster-';

/** The scene of a film's poster, which also illustrates stories about the film. */
const posterSceneOf = (filmSlug: string): string | undefined => library.get(`${POSTER}${filmSlug}`)?.scene;

/** `filmSlug`: the film shown in the picture, `null` if it shows no film of the story. */
type LeadPicture = { imageUrl: string; imageAlt: string; imageFocus: FocalPoint; filmSlug: string | null };

/** The lead picture of a story, with the texts of the library. Throws for an unknown name. */
export function leadPicture({
  picture,
  filmSlugs = [],
}: {
  picture: string;
  filmSlugs?: readonly string[];
}): LeadPicture {
  const { alt, scene, focalPoint } = demoPicture(picture);
  const filmSlug = filmSlugs.find((slug) => posterSceneOf(slug) === scene) ?? null;
  return { imageUrl: pictureUrl(picture), imageAlt: alt, imageFocus: focalPoint, filmSlug };
}

/** The URL of the film's poster; `null` if none was drawn. */
export function posterUrl(filmSlug: string): string | null {
  const name = `${POSTER}${filmSlug}`;
  return library.has(name) ? pictureUrl(name) : null;
}
