import { type ComponentType, createContext, useContext } from 'react';

type Shared = { title: string; hashtags: readonly string[]; path: string };

const ShareSlotContext = createContext<ComponentType<Shared> | null>(null);

/**
 * The shell provides the share button through this context, so that cards can render it without
 * importing the share feature.
 */
export const ShareSlotProvider = ShareSlotContext.Provider;

export function ShareSlot(shared: Shared) {
  const Button = useContext(ShareSlotContext);
  return Button === null ? null : <Button {...shared} />;
}
