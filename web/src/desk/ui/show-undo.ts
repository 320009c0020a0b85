import { UNDO_MS } from '@first-show/domain/core/limits';
import { showToast } from '../../shared/ui/toast/toast.ts';

/** Shows a toast with an undo button, for as long as the server allows the undo. */
export const showUndo = (title: string, description: string, onUndo: () => void): void =>
  showToast({ title, description, durationMs: UNDO_MS, action: { label: 'Undo', onAction: onUndo } });
