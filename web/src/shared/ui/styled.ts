import { css } from '@emotion/react';
import emotionStyled, { type CSSObject, type StyledComponent } from '@emotion/styled';
import type { Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '../theme/theme.ts';

type Styles = CSSObject | ((given: { theme: Theme }) => CSSObject);
type Styled<Tag extends ElementType> = StyledComponent<ComponentPropsWithRef<Tag> & { as?: ElementType }>;

/**
 * `styled` of MUI for constant styles, in readers' pages. The styles are serialised once, when the
 * module loads; MUI's own serialises them for every element that is rendered. What differs between
 * elements goes into `style` or a `data-` attribute, because there is no `sx`.
 */
export const styled =
  <Tag extends ElementType>(tag: Tag) =>
  (styles: Styles): Styled<Tag> =>
    emotionStyled(tag as 'div')(css(typeof styles === 'function' ? styles({ theme }) : styles)) as unknown as Styled<Tag>;
