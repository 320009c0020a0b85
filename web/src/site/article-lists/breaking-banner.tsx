import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { paths } from '@first-show/domain/core/paths';
import { Container } from '../../shared/ui/page/container.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { styled } from '../../shared/ui/styled.ts';

// The lower edge looks like torn paper. Its shape is cut out of the lowest 8 px, which overlap the
// content below.
const Strip = styled('aside')({
  position: 'relative',
  zIndex: 2,
  marginBottom: -8,
  backgroundColor: 'var(--fs-palette-breaking)',
  color: '#fff',
  clipPath:
    'polygon(0 0, 100% 0, 100% calc(100% - 5px), 96% calc(100% - 8px), 91% calc(100% - 2px), 86% calc(100% - 6px), 80% calc(100% - 1px), 75% calc(100% - 5px), 69% calc(100% - 3px), 63% 100%, 57% calc(100% - 5px), 52% calc(100% - 2px), 46% calc(100% - 7px), 40% calc(100% - 3px), 34% 100%, 28% calc(100% - 5px), 22% calc(100% - 1px), 16% calc(100% - 6px), 10% calc(100% - 2px), 5% calc(100% - 6px), 0 calc(100% - 1px))',
});
const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  paddingBlock: '8px 14px',
  // With large text, the title is below the stamp instead of in a narrow column beside it.
  [theme.breakpoints.down('sm')]: { alignItems: 'flex-start', flexWrap: 'wrap', gap: 12, paddingBottom: 18 },
}));
const Stamp = styled('span')({
  flex: 'none',
  // The same width in every font, so that the title beside it does not move.
  width: '5.25rem',
  padding: '5px 0 4px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  backgroundColor: '#fff',
  color: '#B3191A',
  fontWeight: 800,
  fontStretch: '75%',
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  letterSpacing: '.03em',
  transform: 'rotate(-3deg)',
});
const Title = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.1875rem',
  fontWeight: 700,
  flex: '1 1 10rem',
  minWidth: 0,
  lineHeight: 1.2,
}));
const Time = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  flex: 'none',
  fontSize: '.875rem',
  fontWeight: 700,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The breaking story in a red strip below the header. */
export function BreakingBanner({ article }: { article: ArticleCard }) {
  return (
    <Strip aria-label="Breaking news">
      <Row>
        <Stamp>BREAKING</Stamp>
        <Title lang={article.language === 'hi' ? 'hi' : undefined}>
          <TextLink to={paths.article(article.slug)}>{article.title}</TextLink>
        </Title>
        {article.rating !== null && <StarRating stars={article.rating} />}
        <Time>
          <RelativeTime iso={article.publishedAt ?? article.createdAt} />
        </Time>
      </Row>
    </Strip>
  );
}
