import { breakpoints, paletteNames, typography } from 'virtual:light-theme';

/**
 * The prop `sx` as pages use it: MUI's rules for colours of the palette, spacing, typography, sizes, borders, breakpoints and nested
 * selectors (`sx.test.ts` holds them against MUI's own). Other names of the theme (shadows, z-indexes, `fontWeightBold`) are not known.
 */

export type StyleObject = { [key: string]: StyleValue };
type StyleValue = string | number | StyleObject | null | undefined;
export type Sx = StyleObject | null | undefined | false | readonly (StyleObject | null | undefined | false)[];

const sides: Record<string, string[]> = {
  t: ['Top'],
  r: ['Right'],
  b: ['Bottom'],
  l: ['Left'],
  x: ['Left', 'Right'],
  y: ['Top', 'Bottom'],
};
const shorthand = /^([mp])([trblxy])?$/;
const spaced = /^(margin|padding)|gap$/i;
const colored = /^color$|Color$/;
const lined = /^(border(Top|Right|Bottom|Left)?|outline)$/;
const sized = /^(m(in|ax))?(width|height)$/i;

const mediaUp = (px: number): string => `@media (min-width:${px}px)`;
const isObject = (value: unknown): value is StyleObject => typeof value === 'object' && value !== null;
const isResponsive = (value: StyleObject): boolean => Object.keys(value).some((key) => key in breakpoints);

function put(css: StyleObject, key: string, value: string | number): void {
  const [, box, side] = shorthand.exec(key) ?? [];
  if (box !== undefined) {
    const name = box === 'm' ? 'margin' : 'padding';
    for (const at of side === undefined ? [''] : (sides[side] ?? [])) put(css, name + at, value);
  } else if (key === 'typography') Object.assign(css, typography[value] ?? {});
  else if (key === 'bgcolor') put(css, 'backgroundColor', value);
  else if (colored.test(key)) css[key] = colorOf(value);
  else if (typeof value === 'string') css[key] = value;
  else if (spaced.test(key)) css[key] = value === 0 ? 0 : `calc(${value} * var(--fs-spacing))`;
  else if (key === 'borderRadius') css[key] = `calc(${value} * var(--fs-shape-borderRadius))`;
  else if (lined.test(key)) css[key] = `${value}px solid`;
  else if (sized.test(key) && value > 0 && value <= 1) css[key] = `${value * 100}%`;
  else css[key] = value;
}

const colorOf = (value: string | number): string | number =>
  paletteNames.includes(String(value).split('.')[0] ?? '') ? `var(--fs-palette-${String(value).replaceAll('.', '-')})` : value;

function oneSx(sx: StyleObject): StyleObject {
  const css: StyleObject = {};
  // Breakpoints first and from the narrowest up, in the order of MUI.
  for (const px of Object.values(breakpoints)) css[mediaUp(px)] = {};
  for (const [key, value] of Object.entries(sx)) {
    if (value === null || value === undefined) continue;
    if (!isObject(value)) put(css, key, value);
    else if (!isResponsive(value)) css[key] = oneSx(value);
    else
      for (const [name, at] of Object.entries(value)) {
        const block = css[mediaUp(breakpoints[name] ?? 0)];
        if (isObject(block) && at !== null && at !== undefined && !isObject(at)) put(block, key, at);
      }
  }
  for (const px of Object.values(breakpoints)) if (Object.keys(css[mediaUp(px)] ?? {}).length === 0) delete css[mediaUp(px)];
  return css;
}

/** The style that `sx` stands for. */
export const styleOfSx = (sx: Sx): StyleObject[] => (Array.isArray(sx) ? sx : [sx]).filter(isObject).map(oneSx);
