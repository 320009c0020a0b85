import type { CSSProperties } from 'react';
import { styled } from '../../shared/ui/styled.ts';

/** Parts that several charts share. */

export const Figure = styled('figure')({ margin: 0 });

/** The drawing with its `HiddenRange`, which shows the focus ring around both. */
export const Plot = styled('div')({
  position: 'relative',
  // A horizontal drag moves through the items; a vertical drag scrolls the page.
  touchAction: 'pan-y',
  '&:has(input:focus-visible)': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: -3 },
});

/**
 * A visually hidden range input for the keyboard and screen readers. Its value is the chosen item.
 */
export const HiddenRange = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** The name and value of the chosen item. Place it with `bottom` and `bubbleShift`. */
export const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  fontStretch: '100%',
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  padding: '4px 10px',
  color: 'var(--fs-palette-background-default)',
  backgroundColor: 'var(--fs-palette-text-primary)',
  border: '1px solid transparent',
  '& b': { ...theme.typography.figure, fontSize: '1.125rem', marginLeft: 8 },
}));
/**
 * Moves a bubble left by a share of its width that equals its position in the chart (0 to 1), so
 * that it never leaves the chart.
 */
export const bubbleShift = (at: number): CSSProperties => ({ transform: `translateX(-${at * 100}%)` });

export const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  marginTop: 12,
}));

const LegendList = styled('ul')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  listStyle: 'none',
  margin: '0 0 28px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-mark]': { flex: 'none', width: 14, height: 14, forcedColorAdjust: 'none' },
  '& b': { ...theme.typography.figure, color: 'var(--fs-palette-text-primary)', minWidth: '4.5em' },
}));

type LegendEntry = { name: string; color: string; lang?: string | undefined; value?: string };

/** What the colours of a chart mean. `heading` says what the values of the entries are. */
export function Legend({ entries, heading }: { entries: readonly LegendEntry[]; heading?: string }) {
  return (
    <LegendList>
      {heading !== undefined && <li>{heading}</li>}
      {entries.map(({ name, color, lang, value }) => (
        <li key={`${name} ${color}`}>
          <span data-mark="" aria-hidden="true" style={{ backgroundColor: color }} />
          <span lang={lang}>{name}</span>
          {value !== undefined && <b>{value}</b>}
        </li>
      ))}
    </LegendList>
  );
}

/** Colours of bars: those that stand out, and the others. */
export const BAR_COLOURS = ['var(--fs-palette-bulb)', '#A3607A'] as const;

/** Colours of up to four lines or films, at least 3:1 on the ground of both schemes. */
export const SERIES_COLOURS = [
  'var(--fs-palette-primary-main)',
  'var(--fs-palette-category-streaming-text)',
  'var(--fs-palette-success-main)',
  'var(--fs-palette-category-music-text)',
] as const;
