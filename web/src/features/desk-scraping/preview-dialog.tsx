import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { useCallback, useEffect } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { PreviewView } from './preview-view.tsx';
import { inputOf, sourceSchema, valuesOf } from './source-values.ts';
import { usePreview } from './use-preview.ts';

/** Shows what a run would import from an existing source. */
export function PreviewDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { state, look } = usePreview();
  const ask = useCallback(() => void look(source.id, sourceSchema.parse(inputOf(valuesOf(source)))), [look, source]);
  useEffect(() => {
    ask();
    // Preview once: changes by runs or other editors must not request the source again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Dialog open onClose={onClose} maxWidth="md">
      <DialogTitle>Preview of {source.name}</DialogTitle>
      <DialogContent>
        <PreviewView state={state} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {state.status === 'error' && <Button onClick={ask}>Try again</Button>}
      </DialogActions>
    </Dialog>
  );
}
