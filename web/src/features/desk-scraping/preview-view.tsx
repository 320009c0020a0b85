import Alert from '@mui/material/Alert';
import type { SourcePreview } from '@first-show/domain/scraping/source.schema';
import { failureText } from '../../lib/failure-text.ts';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { MoreDetails } from '../../ui/desk/more-details.ts';
import { AwayLink } from '../../ui/desk/away-link.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { DividedList, Line, Meta, TextStack } from '../../ui/desk/stack.ts';
import { langOf } from '../../ui/lang-of.ts';
import { hostOf, plural, previewStates } from './scraping-labels.ts';

/** The preview of a source: loading, failed or loaded. */
export function PreviewView({
  isLoading,
  error,
  preview,
}: {
  isLoading: boolean;
  error: unknown;
  preview: SourcePreview | undefined;
}) {
  if (isLoading)
    return (
      <>
        <p>Reading the source. This may take a few seconds.</p>
        <ListSkeleton lines={3} />
      </>
    );
  if (error !== null)
    return <Alert severity="error">{failureText(error, 'The source could not be previewed. Please try again.')}</Alert>;
  return preview === undefined ? null : <PreviewResult preview={preview} />;
}

/** Each story with its outcome, and the skipped ones with the reason. */
function PreviewResult({ preview }: { preview: SourcePreview }) {
  const { isReadable, outcome, sourceName, items, skipped } = preview;
  const count = (state: (typeof items)[number]['state']) => items.filter((item) => item.state === state).length;
  return (
    <TextStack>
      {isReadable ? (
        <Alert severity="info" role="status">
          <p>
            {sourceName !== null && (
              <>
                Feed title: <b lang={langOf(sourceName)}>{sourceName}</b>.{' '}
              </>
            )}
            {plural(count('new'), 'new draft')}, {count('known')} already imported,{' '}
            {plural(count('merged'), 'duplicate')}, {skipped.length} skipped
          </p>
        </Alert>
      ) : (
        <Alert severity="error">{outcome}</Alert>
      )}
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
                  ...(item.author === null ? [] : [item.author]),
                  item.pictureUrl === null ? 'no picture' : 'with a picture',
                  ...(item.reason === null ? [] : [item.reason]),
                ].join(' · ')}
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
