import { type ComponentType, createContext, useContext } from 'react';

/** What a share button shares: title, hashtags, and the page's path. */
type Shared = { title: string; hashtags: readonly string[]; path: string };

const ShareSlotContext = createContext<ComponentType<Shared> | null>(null);

/**
 * The frame says once which button shares; cards in any list use it without knowing that feature.
 */
export const ShareSlotProvider = ShareSlotContext.Provider;

export function ShareSlot(shared: Shared) {
  const Button = useContext(ShareSlotContext);
  return Button === null ? null : <Button {...shared} />;
}
