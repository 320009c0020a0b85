import { useMemo, useState } from 'react';
import { emptySelection, keepShown, selectAll, selectRange, toggle } from './selection.ts';

/** The selection among `shown`: ids that can be selected, in their order on screen. */
export function useSelection(shown: readonly string[]) {
  const [picked, setPicked] = useState(emptySelection);
  const { ids } = useMemo(() => keepShown(picked, shown), [picked, shown]);
  return {
    ids,
    /** Selects or deselects an id. `isRange`: selects everything from the last selected one. */
    pick: (id: string, isRange: boolean): void =>
      setPicked((last) => {
        if (!shown.includes(id)) return last;
        const kept = keepShown(last, shown);
        return isRange ? selectRange(kept, shown, id) : toggle(kept, id);
      }),
    /** Selects the first `most` ids. */
    pickAll: (most = shown.length): void => setPicked(selectAll(shown.slice(0, most))),
    clear: (): void => setPicked(emptySelection),
  };
}
