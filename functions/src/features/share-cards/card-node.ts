/**
 * A node of the tree that satori lays out. It has the shape of a React element, so no React is
 * needed.
 */
export type CardNode = { type: string; key: null; props: Record<string, unknown> };
/** CSS properties in the form that satori accepts. */
export type Style = Record<string, string | number>;

const node = (type: string, props: Record<string, unknown>): CardNode => ({ type, key: null, props });

/** A flex container. Children that are `null` are left out. */
export const box = (style: Style, ...children: (CardNode | null)[]): CardNode =>
  node('div', { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) });

export const text = (words: string, style: Style): CardNode =>
  node('div', { style: { display: 'flex', ...style }, children: words });

/** A picture in its exact size. `src` is a data URL. */
export const image = (src: string, { width, height }: { width: number; height: number }): CardNode =>
  node('img', { src, width, height });
