import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { showFailure } from '../../ui/desk/show-failure.ts';
import { showUndo } from '../../ui/desk/show-undo.ts';
import { showToast } from '../../ui/toast/toast.ts';

/**
 * Deletes a film and offers undo while the server allows it. Resolves with true if it is deleted.
 */
export async function deleteWithUndo(film: { id: string; movieName: string }, onUndone?: () => void): Promise<boolean> {
  const path = `/api/box-office/${encodeURIComponent(film.id)}`;
  try {
    await callStaffApi(path, { method: 'DELETE' });
  } catch (error) {
    showFailure('Error', error, `Failed to delete ${film.movieName}. Please try again.`);
    return false;
  }
  const undo = () =>
    void callStaffApi(`${path}/undo`, { method: 'POST', body: {} }).then(
      () => {
        showToast({ title: 'Restored', description: `${film.movieName} was restored.` });
        onUndone?.();
      },
      (error: unknown) => showFailure('Error', error, `${film.movieName} could not be restored.`),
    );
  showUndo('Deleted', `${film.movieName} was deleted.`, undo);
  return true;
}
