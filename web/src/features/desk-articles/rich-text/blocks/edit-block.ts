import { createContext, useContext } from 'react';

/** Actions of the editor for the frames of its blocks. */
export type BlockActions = {
  /** Opens the dialog of the block at a position. */
  edit: (position: number) => void;
};

const BlockActionsContext = createContext<BlockActions>({ edit: () => undefined });
export const BlockActionsProvider = BlockActionsContext.Provider;
export const useBlockActions = (): BlockActions => useContext(BlockActionsContext);
