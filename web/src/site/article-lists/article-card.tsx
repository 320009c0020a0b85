import type { ArticleCard as Card } from '@first-show/domain/articles/article.schema';
import { articleBadge, cardSummary } from '@first-show/domain/articles/card-text';
import { CARD_HASHTAGS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { Link } from 'react-router-dom';
import { memo } from 'react';
import { useCategory } from '../../shared/lib/categories.tsx';
import { ShareSlot } from '../../shared/lib/share-slot.tsx';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { HashtagLink } from '../../shared/ui/controls/hashtag-link.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { CardBadges } from './card-badges.tsx';
import { CardMeta } from '../../shared/ui/page/card-meta.tsx';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const PHONE = '@media (max-width:599.95px)';

const Root = styled('article')({
  position: 'relative',
  minWidth: 0,
  // A card that is not a lead: from the `sm` breakpoint up a picture with text below, on phones a
  // row with a small square picture.
  '&[data-shape]:not([data-shape="lead"])': {
    '--fs-estimated-height': '420px',
    [PHONE]: {
      '--fs-estimated-height': '164px',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 116px',
      columnGap: 16,
      paddingTop: 24,
      borderTop: '1px solid var(--fs-palette-divider)',
    },
  },
  '&[data-shape="lead"]': {
    '--fs-estimated-height': '320px',
    gridColumn: '1 / -1',
    [PHONE]: { '--fs-estimated-height': '520px', paddingBottom: 24 },
    '@media (min-width:600px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 421fr) minmax(0, 347fr)',
      columnGap: 32,
    },
  },
  '&:hover h3 a, &:hover h2 a': {
    textDecoration: 'underline',
    textDecorationThickness: '.06em',
    textUnderlineOffset: '.12em',
  },
  '& picture img': { transition: 'transform 450ms cubic-bezier(.2,.8,.2,1)' },
  '&:hover picture img': { transform: 'scale(1.025)' },
});
const Picture = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  // A fixed cell, because an early paint may show the picture while the text is still loading.
  '[data-shape]:not([data-shape="lead"]) > &': { [PHONE]: { gridArea: '1 / 2' } },
  '[data-shape="lead"] > &': { [PHONE]: { marginInline: -16 } },
});
const Badges = styled('div')({
  position: 'absolute',
  left: 0,
  bottom: -10,
  pointerEvents: 'none',
  '[data-shape]:not([data-shape="lead"]) > * > &': { [PHONE]: { display: 'none' } },
  '[data-shape="lead"] > * > &': { [PHONE]: { left: 16 } },
});
const Text = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  '[data-shape]:not([data-shape="lead"]) > &': { paddingTop: 24, [PHONE]: { gridArea: '1 / 1', paddingTop: 0 } },
  '[data-shape="lead"] > &': { gap: 12, [PHONE]: { paddingTop: 24, gap: 10 } },
});
const Label = styled('p')({
  display: 'none',
  fontSize: '.875rem',
  fontWeight: 700,
  fontStretch: '88%',
  lineHeight: 1,
  marginBottom: -2,
  '[data-shape]:not([data-shape="lead"]) &': { [PHONE]: { display: 'block' } },
});
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  overflowWrap: 'break-word',
  '[data-shape="lead"] &': theme.typography.lead,
  // Devanagari needs more room above and below the line.
  '&:lang(hi)': { lineHeight: 1.3 },
}));
const Summary = styled('p')({
  fontFamily: ECZAR,
  fontWeight: 400,
  fontSize: '1.0625rem',
  lineHeight: 1.48,
  color: 'var(--fs-palette-text-secondary)',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '[data-shape="lead"] &': { fontSize: '1.1875rem', WebkitLineClamp: 3, [PHONE]: { fontSize: '1.0625rem' } },
  '[data-shape]:not([data-shape="lead"]) &': { [PHONE]: { display: 'none' } },
});
/**
 * Number of characters that fit into the lines of `Summary` at every width, even in a lead card.
 */
const SUMMARY_CHARACTERS = 84;
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  '[data-shape]:not([data-shape="lead"]) > &': { [PHONE]: { gridColumn: '1 / -1', padding: '6px 0 20px' } },
});
const Share = styled('span')({
  display: 'inline-flex',
  margin: '-11px -11px -11px auto',
  color: 'var(--fs-palette-text-disabled)',
});
const Hashtags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  rowGap: 2,
  minWidth: 0,
  fontSize: '.875rem',
  fontWeight: 700,
});

export type CardShape = 'lead' | 'half' | 'pair';

/** The `sizes` attribute of the picture. */
function sizesOf(shape: CardShape, isWide: boolean): string {
  if (shape === 'lead') return `(min-width: 1200px) ${isWide ? 640 : 421}px, (min-width: 600px) 52vw, 100vw`;
  return `(min-width: 1200px) ${shape === 'half' ? 586 : 386}px, (min-width: 600px) 46vw, 116px`;
}

/**
 * A story in a list.
 * - `shape`: 'lead' (large title; the picture is on the left, on phones above in full width), or
 *   'half' or 'pair' (picture above; on phones a row).
 * - `isWide`: the list has the full width of the page.
 * - `eager`: set it on the first picture of a page.
 * - `later`: set it if the card is far below the first screen.
 *
 * The component is a `memo`: otherwise a tap on "Load more" would render all cards again before the
 * browser responds.
 */
export const ArticleCard = memo(function ArticleCard({
  article,
  shape,
  isWide = false,
  eager = false,
  later = false,
}: {
  article: Card;
  shape: CardShape;
  isWide?: boolean;
  eager?: boolean;
  later?: boolean;
}) {
  const category = useCategory(article.categoryId);
  const colors = categoryColors(category?.slug ?? article.categoryId);
  const badge = articleBadge(article);
  const lang = article.language === 'hi' ? 'hi' : undefined;
  const to = paths.article(article.slug);
  const foot = (
    <Foot>
      {article.hashtags.length > 0 && (
        <Hashtags role="list" aria-label="Hashtags" style={{ color: colors.text }}>
          {article.hashtags.slice(0, CARD_HASHTAGS).map((hashtag) => (
            <li key={hashtag}>
              <HashtagLink to={paths.hashtag(hashtag)} lang={langOf(hashtag)}>
                {hashtag}
              </HashtagLink>
            </li>
          ))}
        </Hashtags>
      )}
      <Share>
        <ShareSlot title={article.title} hashtags={article.hashtags} path={to} />
      </Share>
    </Foot>
  );
  return (
    <Root data-shape={shape} data-later={later ? '' : undefined}>
      <Picture>
        <Link to={to} tabIndex={-1} aria-hidden="true">
          <Frame>
            <CutPicture
              imageUrl={article.imageUrl}
              alt=""
              focus={article.imageFocus}
              seed={article.slug}
              ratio={shape === 'lead' && !isWide ? 1.34 : 1.61}
              sizes={sizesOf(shape, isWide)}
              eager={eager}
            />
          </Frame>
        </Link>
        <Badges>
          <CardBadges article={article} />
        </Badges>
      </Picture>
      <Text>
        {category !== undefined && (
          <Label style={{ color: colors.text }}>
            {`${badge === 'breaking' ? 'Breaking · ' : badge === 'featured' ? 'Featured · ' : ''}${category.name}`}
          </Label>
        )}
        <Title lang={lang}>
          <TextLink to={to}>{article.title}</TextLink>
        </Title>
        <Summary lang={lang}>{cardSummary(article.summary, SUMMARY_CHARACTERS)}</Summary>
        <CardMeta article={article} />
        {shape === 'lead' && foot}
      </Text>
      {shape !== 'lead' && foot}
    </Root>
  );
});

/** On phones the picture of a row is a square. */
const Frame = styled('span')({
  display: 'block',
  '[data-shape]:not([data-shape="lead"]) &': { [PHONE]: { '& > span': { aspectRatio: '1 !important' } } },
});
