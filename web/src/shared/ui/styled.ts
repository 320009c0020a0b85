import { css, type CSSObject as EmotionStyles } from '@emotion/react';
import emotionStyled, { type StyledComponent } from '@emotion/styled';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '../theme/theme.ts';

type Styles = CSSObject | ((given: { theme: Theme }) => CSSObject);
type Styled<Tag extends ElementType> = StyledComponent<ComponentPropsWithRef<Tag> & { as?: ElementType }>;

/**
 * `styled` for the constant styles of readers' pages. It serialises the styles once, when the
 * module loads, while MUI's `styled` does so for every element that is rendered. There is no `sx`:
 * what differs between elements goes into `style` or a `data-` attribute.
 */
export const styled =
  <Tag extends ElementType>(tag: Tag) =>
  (styles: Styles): Styled<Tag> => {
    const constant = typeof styles === 'function' ? styles({ theme }) : styles;
    return emotionStyled(tag as 'div')(css(constant as EmotionStyles)) as unknown as Styled<Tag>;
  };
