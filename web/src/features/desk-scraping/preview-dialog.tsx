import type { Source } from '@first-show/domain/scraping/source.schema';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/controls/button.tsx';
import { DeskDialog } from '../../ui/desk/desk-dialog.tsx';
import { PreviewView } from './preview-view.tsx';
import { previewSource } from './scraping-api.ts';
import { inputOf, sourceSchema, valuesOf } from './source-values.ts';

/** Shows what a run would import from an existing source. */
export function PreviewDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { data, error, isFetching, isLoadingError, refetch } = useQuery({
    // Without the revision: changes by runs or other editors must not request the source again.
    queryKey: ['source-preview', source.id],
    queryFn: ({ signal }) => previewSource(sourceSchema.parse(inputOf(valuesOf(source))), signal),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <DeskDialog
      title={`Preview of ${source.name}`}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          {isLoadingError && <Button onClick={() => void refetch()}>Try again</Button>}
        </>
      }
    >
      <PreviewView isLoading={isFetching} error={error} preview={data} />
    </DeskDialog>
  );
}
