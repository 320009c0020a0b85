import Alert from '@mui/material/Alert';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { PreviewResult } from './preview-result.tsx';
import type { PreviewState } from './use-preview.ts';

/** A preview: loading, loaded or failed. */
export function PreviewView({ state }: { state: PreviewState }) {
  switch (state.status) {
    case 'none':
      return null;
    case 'loading':
      return (
        <>
          <p>Reading the source. This may take a few seconds.</p>
          <ListSkeleton lines={3} />
        </>
      );
    case 'error':
      return <Alert severity="error">{state.message}</Alert>;
    case 'ready':
      return <PreviewResult preview={state.preview} />;
  }
}
