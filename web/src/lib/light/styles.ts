import type { EmotionCache } from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import type { ComponentType, ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { breakpoints, typography } from 'virtual:light-theme';
import { createEmotionCache } from './emotion-cache.ts';
import { styleOfSx, type StyleObject, type Sx } from './sx.ts';

/**
 * What readers get for '@mui/material/styles' (`web/light.ts`): `styled` and `keyframes` with the same meaning, made of Emotion's
 * serializer and cache. The theme is constant, so a style is a text before anything is drawn, made once and not at every rendering;
 * only `sx` and styles from outside (`className`) are worked out there.
 *
 * A style may ask for the theme's `typography` and `breakpoints`, and for nothing else: no other prop, no palette (those are variables).
 */

const theme = {
  typography,
  breakpoints: {
    up: (name: string): string => `@media (min-width:${breakpoints[name] ?? 0}px)`,
    down: (name: string): string => `@media (max-width:${(breakpoints[name] ?? 0) - 0.05}px)`,
  },
};

let cache: EmotionCache = createEmotionCache();

/**
 * A page of its own for the styles that are drawn from now on. The renderer asks for one before each page, which it then draws without
 * a pause: which styles a page gets and in which order must not depend on the pages before.
 */
export const freshStyleCache = (): EmotionCache => (cache = createEmotionCache());

type Style = StyleObject | ((known: { theme: typeof theme }) => StyleObject);
/** `isDressed`: of a component that hands its class on to a styled element, as `ButtonBase` does. */
type Styled = ComponentType<Record<string, unknown>> & { styles?: Style[]; base?: ElementType; isDressed?: boolean };
type Props = { as?: ElementType; sx?: Sx; className?: string } & Record<string, unknown>;

const textOf = (style: Style): StyleObject => (typeof style === 'function' ? style({ theme }) : style);

/** `styled('div')({ … })`, `styled(Link)(({ theme }) => ({ … }))`. The component takes `as` and `sx`. */
export function styled(tag: ElementType | Styled) {
  return (...own: Style[]): Styled => {
    const inner = tag as Styled;
    // Of a styled component comes one with both styles, not one inside the other.
    const styles = [...(inner.styles ?? []), ...own];
    const base = inner.base ?? (tag as ElementType);
    let plain: SerializedStyles | undefined;
    const known = new Map<string, { className: string; style: SerializedStyles }>();

    function StyledElement({ as, sx, className = '', ...props }: Props) {
      const element = (as ?? base) as ElementType;
      plain ??= serializeStyles(styles.map(textOf) as never);
      let style = plain;
      let names = '';
      let dressed = className === '' ? undefined : known.get(className);
      if (className !== '' && dressed === undefined) {
        const outer: string[] = [];
        names = getRegisteredStyles(cache.registered, outer, className);
        dressed = { className: names, style: outer.length === 0 ? plain : serializeStyles([plain, ...outer]) };
        known.set(className, dressed);
      }
      if (dressed !== undefined) ({ className: names, style } = dressed);
      if (sx) {
        const outer: string[] = [];
        getRegisteredStyles(cache.registered, outer, className);
        style = serializeStyles([plain, ...styleOfSx(sx), ...outer] as never);
      }
      // What hands its class on to a styled element needs the text alone: a style that no element has would cost a rule, and the browser a
      // look at every element. (`next` are animations, which nobody else adds.)
      const add = (element as Styled).isDressed === true && style.next === undefined ? registerStyles : insertStyles;
      add(cache, style, typeof element === 'string');
      return jsx(element, { ...props, className: `${names}${cache.key}-${style.name}` });
    }
    return Object.assign(StyledElement as Styled, { styles, base });
  };
}

/** An animation, to be named in a style: `` `${enter} 320ms` ``. */
export function keyframes(steps: StyleObject) {
  const { name, styles } = serializeStyles([steps] as never);
  const animation = `animation-${name}`;
  const rule = `@keyframes ${animation}{${styles}}`;
  // How Emotion's serializer knows an animation inside of a text.
  return { name: animation, styles: rule, anim: 1, toString: () => `_EMO_${animation}_${rule}_EMO_` };
}
