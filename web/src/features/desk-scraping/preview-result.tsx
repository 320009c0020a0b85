import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { isHindi } from '@first-show/domain/core/text';
import type { SourcePreview } from '@first-show/domain/scraping/source.schema';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { MoreDetails } from '../../ui/desk/more-details.ts';
import { Badge } from '../../ui/desk/badge.tsx';
import { hostOf, plural, previewStates } from './scraping-labels.ts';

const Stack = styled('div')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '12px 0', borderTop: '1px solid var(--fs-palette-divider)', display: 'grid', gap: 4 },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' });
const Meta = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-secondary)' }));

const langOf = (text: string) => (isHindi(text) ? 'hi' : undefined);

/** The preview of a source: each story with its outcome, and the skipped ones with the reason. */
export function PreviewResult({ preview }: { preview: SourcePreview }) {
  const { isReadable, outcome, sourceName, items, skipped } = preview;
  const count = (state: (typeof items)[number]['state']) => items.filter((item) => item.state === state).length;
  return (
    <Stack>
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
        <List aria-label="Stories of the source">
          {items.map((item) => (
            <li key={item.url}>
              <Head>
                <Badge tone={previewStates[item.state].tone}>{previewStates[item.state].name}</Badge>
                <a
                  href={item.url}
                  target="_blank"
                  rel="noreferrer nofollow"
                  style={{ color: 'inherit', fontWeight: 700 }}
                  lang={langOf(item.title)}
                >
                  {item.title}
                </a>
              </Head>
              {item.excerpt !== '' && <p lang={langOf(item.excerpt)}>{item.excerpt}</p>}
              <Meta>
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
        </List>
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
    </Stack>
  );
}
