import { pageArtSources, type PageArt as PageArtName } from '@first-show/domain/core/page-art';
import { CutImage, type CutImageProps } from './cut-image.tsx';

/**
 * A picture of the page's own design. It is decoration, so it has no alt text. `wide`: the 21:9
 * version, which `about` and `box-office` have.
 */
export function PageArt({
  name,
  wide = false,
  ...rest
}: Pick<CutImageProps, 'ratio' | 'sizes' | 'eager' | 'cut'> & { name: PageArtName; wide?: boolean }) {
  return <CutImage {...rest} {...pageArtSources(name, { wide })} alt="" seed={name} />;
}
