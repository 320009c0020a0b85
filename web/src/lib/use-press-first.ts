import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { afterFrame } from './after-frame.ts';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * For links that change a part of the page they stand on. A navigation draws most of a page, which would keep the finger waiting: the press is
 * shown first, as if it were done, and the navigation begins with the next frame. `selected` names the current link; answers the
 * one to show as current, and what a link does when it is clicked.
 */
export function usePressFirst<Name extends string>(selected: Name) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [pressed, setPressed] = useState<Name | null>(null);
  useEffect(() => {
    // Done, or given up.
    if (state === 'idle') setPressed(null);
  }, [state, selected]);
  return {
    shown: pressed ?? selected,
    press: (name: Name, to: string) => (event: MouseEvent) => {
      if (opensElsewhere(event) || name === selected) return;
      event.preventDefault();
      setPressed(name);
      // Behind the frame: what is asked for in it still comes before it.
      void afterFrame().then(() => navigate(to, { preventScrollReset: true }));
    },
  };
}
