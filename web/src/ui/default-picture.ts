/** Shown where an article has no picture, and where a picture's address is broken. */
export const DEFAULT_PICTURE = '/art/default-800.webp';

/**
 * Puts the default picture in the place of one that does not come; once, in case that does not come
 * either.
 */
export function showDefault(image: HTMLImageElement): void {
  if (image.dataset.isDefault === 'true') return;
  image.dataset.isDefault = 'true';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = DEFAULT_PICTURE;
}

/** For a picture whose error came before there was a handler. */
export function showDefaultIfBroken(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth === 0) showDefault(image);
}
