import Alert from '@mui/material/Alert';
import { formatCountOf } from '@first-show/domain/core/money';
import { newSource, type NewSource, type Source, type SourcePreview } from '@first-show/domain/scraping/source.schema';
import { useQuery } from '@tanstack/react-query';
import { formatIndianTime } from '../lib/india-time.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { AwayLink } from '../ui/away-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { MoreDetails } from '../ui/more-details.ts';
import { DividedList, Line, Meta, TextStack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { hostOf, previewStates } from './scraping-labels.ts';

/** Reads the source without importing anything. This may take several seconds. */
export const previewSource = (body: NewSource, signal?: AbortSignal) =>
  callStaffApi<SourcePreview>('/api/admin/sources/preview', { method: 'POST', body, signal });

/** Shows what a run would import from an existing source. */
export function PreviewDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { data, error, isFetching, isLoadingError, refetch } = useQuery({
    // The key contains only the id, because a change of the source by a run or a colleague must
    // not start another preview.
    queryKey: ['source-preview', source.id],
    queryFn: ({ signal }) => previewSource(newSource.parse(source), signal),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <DeskDialog
      title={`Preview of ${source.name}`}
      onClose={onClose}
      maxWidth="md"
      closeLabel="Close"
      actions={isLoadingError && <Button onClick={() => void refetch()}>Try again</Button>}
    >
      <PreviewView isLoading={isFetching} error={error} preview={data} />
    </DeskDialog>
  );
}

type Props = { isLoading: boolean; error: unknown; preview: SourcePreview | undefined };

export function PreviewView({ isLoading, error, preview }: Props) {
  if (isLoading)
    return (
      <>
        <p>Reading the source. This may take a few seconds.</p>
        <ListSkeleton lines={3} />
      </>
    );
  if (error !== null)
    return <Alert severity="error">{failureText(error, 'The source could not be previewed. Please try again.')}</Alert>;
  if (preview === undefined) return null;
  const { isReadable, outcome, items, skipped } = preview;
  return (
    <TextStack>
      {isReadable ? <Summary preview={preview} /> : <Alert severity="error">{outcome}</Alert>}
      {items.length > 0 && (
        <DividedList aria-label="Stories of the source">
          {items.map((item) => (
            <li key={item.url}>
              <Line>
                <Badge tone={previewStates[item.state].tone}>{previewStates[item.state].name}</Badge>
                <AwayLink href={item.url} style={{ fontWeight: 700 }} lang={langOf(item.title)}>
                  {item.title}
                </AwayLink>
              </Line>
              {item.excerpt !== '' && <p lang={langOf(item.excerpt)}>{item.excerpt}</p>}
              <Meta as="p">
                {[
                  hostOf(item.url),
                  item.publishedAt === null ? 'no date' : formatIndianTime(item.publishedAt),
                  item.author,
                  item.pictureUrl === null ? 'no picture' : 'with a picture',
                  item.reason,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </Meta>
            </li>
          ))}
        </DividedList>
      )}
      {skipped.length > 0 && (
        <MoreDetails>
          <summary>Skipped: {skipped.length}</summary>
          <ul>
            {skipped.map(({ title, reason }, index) => (
              <li key={index}>
                <b lang={langOf(title)}>{title === '' ? 'Untitled' : title}</b>: {reason}
              </li>
            ))}
          </ul>
        </MoreDetails>
      )}
    </TextStack>
  );
}

function Summary({ preview: { sourceName, items, skipped } }: { preview: SourcePreview }) {
  const count = (state: (typeof items)[number]['state']) => items.filter((item) => item.state === state).length;
  return (
    <Alert severity="info" role="status">
      {sourceName !== null && (
        <>
          Feed title: <b lang={langOf(sourceName)}>{sourceName}</b>.{' '}
        </>
      )}
      {formatCountOf(count('new'), 'new draft')}, {count('known')} already imported,{' '}
      {formatCountOf(count('merged'), 'duplicate')}, {skipped.length} skipped
    </Alert>
  );
}
