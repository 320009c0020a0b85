import { callStaffApi } from '../lib/staff-api.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { showFailure } from './show-failure.ts';
import { showUndo } from './show-undo.ts';

/** `path`: of the item in the API. `note`: a sentence after the one about the delete. */
type Deleted = { path: string; name: string; note?: string };

/** Deletes an item and offers an undo. Resolves with whether the item is deleted. */
export async function deleteWithUndo({ path, name, note }: Deleted, onUndone?: () => void): Promise<boolean> {
  try {
    await callStaffApi(path, { method: 'DELETE' });
  } catch (error) {
    showFailure('Error', error, `Failed to delete ${name}. Please try again.`);
    return false;
  }
  const description = [`${name} was deleted.`, note].filter(Boolean).join(' ');
  showUndo('Deleted', description, () => void restore({ path, name }, onUndone));
  return true;
}

/** Undoes the delete or merge of an item. */
export async function restore({ path, name }: Deleted, onUndone?: () => void): Promise<void> {
  try {
    await callStaffApi(`${path}/undo`, { method: 'POST', body: {} });
  } catch (error) {
    return showFailure('Error', error, `${name} could not be restored.`);
  }
  showToast({ title: 'Restored', description: `${name} was restored.` });
  onUndone?.();
}
