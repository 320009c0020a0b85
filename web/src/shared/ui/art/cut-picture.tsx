import { DEFAULT_PICTURE } from '@first-show/domain/core/page-art';
import { pictureSources } from '@first-show/domain/media/picture-sources';
import { CutImage, type CutImageProps } from './cut-image.tsx';

/**
 * The picture of a story or film. `imageUrl` is the stored address. The default picture is shown if
 * `imageUrl` is `null` or the picture does not load.
 */
export function CutPicture({ imageUrl, ...rest }: CutImageProps & { imageUrl: string | null }) {
  const src = imageUrl ?? DEFAULT_PICTURE;
  return <CutImage {...rest} src={src} sources={pictureSources(src)} />;
}
