import { paths } from '@first-show/domain/core/paths';
import { Link } from 'react-router-dom';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 8 });
const Tag = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  textDecoration: 'none',
  backgroundColor: 'var(--fs-palette-background-paper)',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** The hashtags of an article. Each hashtag links to its search results. */
export function ArticleTags({ hashtags, categoryId }: { hashtags: readonly string[]; categoryId: string }) {
  return (
    <List>
      {hashtags.map((hashtag) => (
        <li key={hashtag}>
          <Tag to={paths.hashtag(hashtag)} lang={langOf(hashtag)} style={{ color: categoryColors(categoryId).text }}>
            {hashtag}
          </Tag>
        </li>
      ))}
    </List>
  );
}
