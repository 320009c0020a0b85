import type { WatchEntry } from '@first-show/domain/films/where-to-watch';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 14,
  '& b, & a': { color: 'var(--fs-palette-text-primary)', fontWeight: 700, overflowWrap: 'anywhere' },
  '& a': { textUnderlineOffset: 4 },
  '& p': { margin: 0, color: 'var(--fs-palette-text-secondary)', lineHeight: 1.4 },
  '& small': { ...theme.typography.meta, display: 'block', color: 'var(--fs-palette-text-disabled)' },
}));

/** Cinemas, platforms and channels with their dates. A platform's name links to the film there. */
export function WhereToWatch({ entries }: { entries: readonly WatchEntry[] }) {
  return (
    <List>
      {entries.map(({ place, when, language, url, checked }) => (
        <li key={`${place} ${when} ${language ?? ''}`}>
          <p>
            {url === null ? (
              <b>{place}</b>
            ) : (
              <a href={url} rel="noopener nofollow">
                {place}
              </a>
            )}
            <span>{` ${when}${language === null ? '' : `, in ${language}`}`}</span>
          </p>
          {checked !== null && <small>{checked}</small>}
        </li>
      ))}
    </List>
  );
}
