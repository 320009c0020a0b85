import { paths } from '@first-show/domain/core/paths';
import type { ReleaseEntry } from '@first-show/domain/films/release-sections';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 20,
  '& > li': { position: 'relative', display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', columnGap: 16 },
  '& p': { ...theme.typography.meta, margin: '2px 0 0', color: 'var(--fs-palette-text-secondary)' },
  '& b': { color: 'var(--fs-palette-category-trade-text)', fontWeight: 700 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: '36px 20px',
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', rowGap: 12 },
  },
}));
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.25rem',
  margin: 0,
  overflowWrap: 'anywhere',
  // The whole entry is a link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** Films with the dates of their releases: a list on phones, posters on wider screens. */
export function ReleaseList({ entries, eager = false }: { entries: readonly ReleaseEntry[]; eager?: boolean }) {
  return (
    <List>
      {entries.map(({ id, slug, title, hindiTitle, posterUrl, place, when, date, status, languages }) => (
        <li key={`${id} ${date}`}>
          <Poster
            imageUrl={posterUrl}
            title={title}
            alt=""
            seed={slug}
            sizes="(min-width: 800px) 220px, 84px"
            eager={eager}
          />
          <div style={{ minWidth: 0 }}>
            <Title lang={langOf(title)}>
              <TextLink to={paths.movie(slug)}>{title}</TextLink>
            </Title>
            {hindiTitle !== null && hindiTitle !== title && <p lang="hi">{hindiTitle}</p>}
            <p>
              {status !== null && <b>{status}</b>}
              {status !== null && <span> · </span>}
              <span>{when}</span>
            </p>
            <p>
              <span>{place}</span>
              {languages.length > 0 && <span>{` · ${languages.join(', ')}`}</span>}
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
