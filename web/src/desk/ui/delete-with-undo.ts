import { callStaffApi } from '../lib/staff-api.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { showFailure } from './show-failure.ts';
import { showUndo } from './show-undo.ts';

/** `path`: of the call that deletes the item. `note`: a sentence after the one about the delete. */
type Deleted = { path: string; name: string; note?: string };

/** Deletes an item and offers an undo. Resolves with whether the item is deleted. */
export async function deleteWithUndo({ path, name, note }: Deleted, onUndone?: () => void): Promise<boolean> {
  try {
    await callStaffApi(path, { method: 'DELETE' });
  } catch (error) {
    showFailure('Error', error, `Failed to delete ${name}. Please try again.`);
    return false;
  }
  const undo = () =>
    void callStaffApi(`${path}/undo`, { method: 'POST', body: {} }).then(
      () => {
        showToast({ title: 'Restored', description: `${name} was restored.` });
        onUndone?.();
      },
      (error: unknown) => showFailure('Error', error, `${name} could not be restored.`),
    );
  showUndo('Deleted', [`${name} was deleted.`, note].filter(Boolean).join(' '), undo);
  return true;
}
