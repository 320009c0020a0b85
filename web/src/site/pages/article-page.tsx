import { type ComponentProps, Suspense } from 'react';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { PageData } from '@first-show/domain/pages/page-data';
import { ArticleBody, hasBlocks } from '../article/article-body.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import { ExploreCategories, RailList } from '../article/article-rail.tsx';
import { ArticleTags } from '../article/article-tags.tsx';
import { RelatedArticles } from '../article/related-articles.tsx';
import { ReviewHead } from '../article/review-head.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { StayUpdatedCard } from '../newsletter-card/stay-updated-card.tsx';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import { FollowCards } from '../shell/follow-cards.tsx';
import { Container, Rail, WithRail } from '../../shared/ui/page/container.tsx';
import { lazyForm } from '../../shared/ui/controls/lazy-form.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { useEnvelope, usePage } from './use-page.ts';
import { styled } from '../../shared/ui/styled.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 64,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 32,
  '& > [data-share-rail]': { display: 'none' },
  [theme.breakpoints.up('md')]: { marginTop: 44 },
  // The layout has two rows, each with a rail of its own, so that a comments section that grows
  // does not move the rail beside the text.
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 304px)',
    columnGap: 56,
    rowGap: 44,
    '& > aside': { gridColumn: 2 },
    '& > [data-area="text"], & > aside[data-beside="text"]': { gridRow: 1 },
    '& > [data-area="comments"], & > aside[data-beside="comments"]': { gridRow: 2 },
    '& > [data-area="comments"] > section': { marginTop: 0 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '88px minmax(0, 680px) minmax(0, 304px)',
    justifyContent: 'space-between',
    '& > [data-share-rail]': {
      display: 'block',
      gridArea: '1 / 1 / span 2',
      position: 'sticky',
      top: 24,
      alignSelf: 'start',
    },
    '& > [data-area]': { gridColumn: 2 },
    '& > aside': { gridColumn: 3 },
    // The offset of the window's left edge from the text (negative). A full-width picture begins
    // there. It would cover the share rail, so the rail is hidden on pages with such pictures.
    '& > [data-area="text"]': { '--to-edge': 'calc(448px - 50vw)' },
    '&[data-bleeds] > [data-share-rail]': { display: 'none' },
  },
}));
// Of the sections with this style, only the comments have `data-later`, so that the browser skips
// them while they are far from the viewport. The comments are long, and a wrong estimate of their
// height moves nothing above them.
const Block = styled('section')(({ theme }) => ({
  maxWidth: 680,
  borderTop: '1px solid var(--fs-palette-divider)',
  marginTop: 44,
  paddingTop: 28,
  '&#comments': { '--fs-estimated-height': '700px' },
  '& > h2:first-of-type': {
    ...theme.typography.h3,
    fontSize: 'clamp(1.5625rem, 2.6vw, 1.9375rem)',
    margin: '0 0 14px',
  },
}));
const PrintedAddress = styled('p')(({ theme }) => ({ ...theme.typography.meta, marginTop: 24 }));
// Hides the share button in the head on wide screens, where the share rail is beside the text.
const OnlyWithoutRail = styled('span')(({ theme }) => ({
  '&:not([data-bleeds])': { [theme.breakpoints.up('lg')]: { display: 'none !important' } },
}));
function HeadShare({ bleeds, ...props }: ComponentProps<typeof ShareButton> & { bleeds: true | undefined }) {
  return (
    <OnlyWithoutRail data-bleeds={bleeds && ''}>
      <ShareButton {...props} />
    </OnlyWithoutRail>
  );
}

/**
 * The length of an article's HTML above which the text is higher than three lists of the rail. The
 * third list is then beside the text; otherwise it is beside the comments.
 */
const LONG_CHARACTERS = 2500;

// Loaded lazily, because most articles have no story blocks.
const loadBlocks = () => import('../story-blocks/story-text.tsx');
const StoryText = lazyForm({ name: 'story', load: () => loadBlocks().then((module) => module.StoryText) });

/**
 * Loads the scripts of an article's story blocks. A navigation inside the app waits for them, so
 * that the blocks have their height when the page appears.
 */
export async function prepare(page: PageData): Promise<void> {
  if (page.kind !== 'article' || !hasBlocks(page.article.content)) return;
  // If loading fails, the navigation fails, because the text cannot be shown without this script.
  const module = await loadBlocks();
  await Promise.all([StoryText.preload(), module.preloadLiveBlocks(page)]);
}

/**
 * The main column of an article down to the comments: the text, the tags, the share buttons and the
 * reactions.
 */
function StoryColumn({
  article,
  blocks,
  reactions,
  loadedAt,
  share,
}: Pick<ReturnType<typeof usePage<'article'>>, 'article' | 'blocks' | 'reactions'> & {
  loadedAt: string;
  share: Omit<ComponentProps<typeof ShareButtons>, 'variant'>;
}) {
  return (
    <div data-area="text" style={{ minWidth: 0 }}>
      <Suspense>
        <ArticleBody
          article={article}
          renderBlocks={(text) => <StoryText {...text} blocks={blocks} loadedAt={loadedAt} />}
        />
      </Suspense>
      <PrintedAddress data-print="only">
        {`${site.name} · ${site.website}${paths.article(article.slug)}`}
      </PrintedAddress>
      {article.hashtags.length > 0 && (
        <Suspense>
          <Block aria-labelledby="tags" data-print="none">
            <h2 id="tags">Tags</h2>
            <ArticleTags hashtags={article.hashtags} categoryId={article.categoryId} />
          </Block>
        </Suspense>
      )}
      <Suspense>
        <Block aria-labelledby="share" data-print="none">
          <h2 id="share">Share this article</h2>
          <ShareButtons {...share} variant="row" />
        </Block>
      </Suspense>
      <Suspense>
        <Block aria-labelledby="reactions" data-print="none">
          <h2 id="reactions">How did this land?</h2>
          <ReactionBar articleId={article.id} counts={reactions} />
        </Block>
      </Suspense>
    </div>
  );
}

function Related({ articles, categories }: ComponentProps<typeof RelatedArticles>) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" data-print="none" style={{ marginTop: 64 }}>
      <SectionHeading title="Related Articles" id="related" />
      <Suspense>
        <RelatedArticles articles={articles} categories={categories} />
      </Suspense>
    </section>
  );
}

export function Component() {
  const page = usePage('article');
  const { article, category, comments, commentTotal, related, trending, popular, latest } = page;
  const { chrome, loadedAt } = useEnvelope();
  const isLong = article.content.length > LONG_CHARACTERS;
  const bleeds = article.content.includes(' data-width="full"') || undefined;
  const latestStories = <RailList title="Latest Stories" articles={latest} show="minutes" />;
  const exploreCategories = (
    <Suspense>
      <ExploreCategories categories={chrome.categories} isWide={!isLong} />
    </Suspense>
  );
  const share = { title: article.title, hashtags: article.hashtags, path: paths.article(article.slug) };
  return (
    <Container>
      <article>
        <Suspense>
          <ArticleHead
            article={article}
            category={category}
            viewCount={article.viewCount}
            share={<HeadShare {...share} bleeds={bleeds} />}
            review={<ReviewHead {...page} />}
          />
        </Suspense>
        <Layout data-bleeds={bleeds && ''}>
          <Suspense>
            <div data-share-rail="">
              <ShareButtons {...share} variant="rail" />
            </div>
          </Suspense>
          <StoryColumn {...page} loadedAt={loadedAt} share={share} />
          <div data-area="comments" data-print="none" style={{ minWidth: 0 }}>
            <Suspense>
              <Block data-later="" id="comments">
                <CommentsSection
                  articleId={article.id}
                  comments={comments}
                  commentTotal={commentTotal}
                  areClosed={article.areCommentsClosed === true}
                />
              </Block>
            </Suspense>
          </div>
          <Rail as="aside" aria-label="More stories" data-beside="text">
            <div>
              <RailList title="Trending Now" articles={trending} show="views" />
            </div>
            <div>
              <RailList title="Most Popular" articles={popular} show="views" />
            </div>
            {isLong && <div>{latestStories}</div>}
          </Rail>
          <Rail as="aside" aria-label="More to read" data-beside="comments">
            <div>{isLong ? exploreCategories : latestStories}</div>
            <div>
              <Suspense>
                <StayUpdatedCard />
              </Suspense>
            </div>
          </Rail>
        </Layout>
      </article>
      <Related articles={related} categories={chrome.categories} />
      <WithRail data-print="none" style={{ marginTop: 64, ...(isLong && { gridTemplateColumns: 'minmax(0, 1fr)' }) }}>
        {isLong ? null : exploreCategories}
        <Suspense>
          <FollowCards followers={chrome.followers} isWide={isLong} />
        </Suspense>
      </WithRail>
    </Container>
  );
}
