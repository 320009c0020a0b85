import { AlertBox } from '../../ui/alert-box.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { PreviewResult } from './preview-result.tsx';
import type { PreviewState } from './use-preview.ts';

/** A preview on its way, as it is, or why there is none. */
export function PreviewView({ state }: { state: PreviewState }) {
  switch (state.status) {
    case 'none':
      return null;
    case 'loading':
      return (
        <>
          <p>Asking the source. Each host is asked slowly, so this may take some seconds.</p>
          <ListSkeleton lines={3} />
        </>
      );
    case 'error':
      return <AlertBox tone="error">{state.message}</AlertBox>;
    case 'ready':
      return <PreviewResult preview={state.preview} />;
  }
}
