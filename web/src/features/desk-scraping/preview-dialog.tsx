import type { Source } from '@first-show/domain/scraping/source.schema';
import { useCallback, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { PreviewView } from './preview-view.tsx';
import { inputOf, sourceSchema, valuesOf } from './source-values.ts';
import { usePreview } from './use-preview.ts';

/** What would come in now from a source that is there. */
export function PreviewDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { state, look } = usePreview();
  const ask = useCallback(() => void look(source.id, sourceSchema.parse(inputOf(valuesOf(source)))), [look, source]);
  useEffect(() => {
    ask();
    // Once; what runs and other editors change meanwhile is no reason to ask a stranger's server again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Dialog
      isOpen
      width={760}
      title={`Preview of ${source.name}`}
      onClose={onClose}
      actions={
        state.status === 'error' && (
          <Button variant="outlined" onClick={ask}>
            Try again
          </Button>
        )
      }
    >
      <PreviewView state={state} />
    </Dialog>
  );
}
