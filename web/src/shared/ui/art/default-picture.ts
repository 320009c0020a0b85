import { DEFAULT_PICTURE } from '@first-show/domain/core/page-art';

/**
 * Replaces a picture that failed to load by the default picture. It does so only once, in case the
 * default picture fails too.
 */
export function showDefault(image: HTMLImageElement): void {
  if (image.dataset.isDefault === 'true') return;
  image.dataset.isDefault = 'true';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = DEFAULT_PICTURE;
}

/** Replaces a picture that failed to load before a handler of its error event was attached. */
export function showDefaultIfBroken(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth === 0) showDefault(image);
}
