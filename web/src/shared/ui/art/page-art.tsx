import { pageArtSources, type PageArt as PageArtName } from '@first-show/domain/core/page-art';
import { CutImage, type CutImageProps } from './cut-image.tsx';

/**
 * One of the site's own illustrations. It is decoration, so its alt text is empty. `wide`: the 21:9
 * version, which only `about` and `box-office` have.
 */
export function PageArt({
  name,
  wide = false,
  ...rest
}: Pick<CutImageProps, 'ratio' | 'sizes' | 'eager' | 'cut'> & { name: PageArtName; wide?: boolean }) {
  return <CutImage {...rest} {...pageArtSources(name, { wide })} alt="" seed={name} />;
}
