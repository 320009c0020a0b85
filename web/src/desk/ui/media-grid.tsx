import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isLicenceEnded } from '@first-show/domain/media/licence';
import type { Media } from '@first-show/domain/media/media.schema';
import { useState } from 'react';
import { MEDIA_KEY, MEDIA_PATH } from '../lib/media-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { LoadMore } from './load-more.tsx';
import { Stack } from './stack.ts';

const Tile = styled('li')({
  position: 'relative',
  '& span': { display: 'block', marginTop: 6, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& [data-missing]': { color: 'var(--fs-palette-error-main)', fontWeight: 700 },
});
const Picture = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  // Extends the click target over the texts below.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
});

/** The URL of the smallest WebP rendition, which comes first among the WebP renditions. */
const thumbnail = ({ renditions, url }: Media): string =>
  renditions.find(({ format }) => format === 'webp')?.url ?? url;

const PAGE = 24;
/** The filters as parameters of the API. */
const FILTERS = { all: {}, ended: { licence: 'ended' }, 'no-alt': { alt: 'none' } } as const;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

type Props = {
  /** The action of a click on a picture. Screen readers read this word before the alt text. */
  verb: 'Choose' | 'Edit';
  show?: 'all' | 'ended' | 'no-alt';
  /** The text that is shown if there are no pictures and the search field is empty. */
  empty: string;
  onPick: (media: Media) => void;
};

/**
 * The picture library, newest first. 'ended': only expired licences, the last expired first.
 * 'no-alt': only pictures without alt text.
 */
export function MediaGrid({ verb, show = 'all', empty, onPick }: Props) {
  const [search, setSearch] = useState('');
  const q = useDebouncedValue(search.trim());
  const [now] = useState(() => new Date());
  const list = useInfiniteQuery({
    queryKey: [...MEDIA_KEY, show, q],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) => {
      const filter = { ...(q && { q }), ...(after && { after }) };
      const query = new URLSearchParams({ limit: `${PAGE}`, ...filter, ...FILTERS[show] });
      return callStaffApi<Media[]>(`${MEDIA_PATH}?${query.toString()}`, { signal });
    },
    getNextPageParam: (page) => (page.length < PAGE ? null : page.at(-1)?.id),
  });
  const pictures = list.data?.pages.flat() ?? [];
  return (
    <>
      <TextField
        type="search"
        label="Search pictures"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {list.isPending && <ListSkeleton label="Loading the pictures" />}
      {list.isError && <LoadFailed what="the pictures" error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && pictures.length === 0 && <p role="status">{q === '' ? empty : 'No matching pictures'}</p>}
      <Stack
        as="ul"
        role="list"
        aria-label="Pictures"
        sx={{ mt: 5, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
      >
        {pictures.map((media) => (
          <Tile key={media.id}>
            <Picture aria-label={`${verb} ${media.alt || 'a picture without alt text'}`} onClick={() => onPick(media)}>
              <img
                src={thumbnail(media)}
                alt=""
                loading="lazy"
                style={{
                  backgroundColor: media.dominantColor,
                  objectPosition: `${percent(media.focalPoint.x)} ${percent(media.focalPoint.y)}`,
                }}
              />
            </Picture>
            {media.alt === '' ? <span data-missing="">No alt text yet</span> : <span>{media.alt}</span>}
            {isLicenceEnded(media, now) && <span data-missing="">Licence expired</span>}
            {media.credit === null ? <span data-missing="">No credit yet</span> : <span>{media.credit}</span>}
          </Tile>
        ))}
      </Stack>
      <LoadMore hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => list.fetchNextPage()} />
    </>
  );
}
