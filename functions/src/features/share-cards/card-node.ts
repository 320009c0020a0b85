/**
 * The tree that satori lays out. It takes React elements, and these have their shape, so the
 * functions need no React.
 */
export type CardNode = { type: string; key: null; props: Record<string, unknown> };
/** CSS properties as satori knows them. */
export type Style = Record<string, string | number>;

const node = (type: string, props: Record<string, unknown>): CardNode => ({ type, key: null, props });

/** A flex container. */
export const box = (style: Style, ...children: (CardNode | null)[]): CardNode =>
  node('div', { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) });

export const text = (words: string, style: Style): CardNode =>
  node('div', { style: { display: 'flex', ...style }, children: words });

/** `src`: a data URL. */
export const image = (src: string, { width, height }: { width: number; height: number }): CardNode =>
  node('img', { src, width, height });
