import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * The item of a chart whose value is shown. A pointer, a tap, focus and arrow keys choose it,
 * Escape dismisses it. Spread `plot` on the drawing, and `range` on a `HiddenRange`, which is the
 * chart's keyboard and screen-reader interface. `indexAt` finds the item at a horizontal position.
 */
export function useChoice(count: number, indexAt: (plot: HTMLElement, clientX: number) => number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) =>
    setChosen(Math.min(count - 1, Math.max(0, indexAt(currentTarget, clientX))));
  return {
    chosen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setChosen(null);
    },
    plot: {
      onPointerDown: choose,
      onPointerMove: choose,
      // An item that was tapped stays selected; only a mouse deselects it by leaving the chart.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setChosen(null);
      },
    },
    range: {
      type: 'range',
      min: 0,
      max: count - 1,
      value: chosen ?? 0,
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
        if (target.matches(':focus-visible')) setChosen(chosen ?? 0);
      },
      onBlur: () => setChosen(null),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setChosen(Number(target.value)),
    },
  };
}
