import { useHotkeys } from 'react-hotkeys-hook';

/** Ctrl+S, or Cmd+S on a Mac, saves, also in text fields. */
export function useSaveKey(save: () => void): void {
  useHotkeys(['ctrl+s', 'meta+s'], (event) => event.repeat || save(), {
    preventDefault: true,
    useKey: true,
    enableOnFormTags: true,
    enableOnContentEditable: true,
  });
}
