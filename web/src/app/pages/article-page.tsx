import { styled } from '@mui/material/styles';
import { type ComponentProps, Suspense } from 'react';
import { paths } from '@first-show/domain/core/paths';
import { ArticleBody } from '../../features/article/article-body.tsx';
import { ArticleHead } from '../../features/article/article-head.tsx';
import { ExploreCategories, RailList } from '../../features/article/article-rail.tsx';
import { ArticleTags } from '../../features/article/article-tags.tsx';
import { RelatedArticles } from '../../features/article/related-articles.tsx';
import { CommentsSection } from '../../features/comments/comments-section.tsx';
import { StayUpdatedCard } from '../../features/newsletter-card/stay-updated-card.tsx';
import { ReactionBar } from '../../features/reactions/reaction-bar.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ShareButtons } from '../../features/share/share-buttons.tsx';
import { FollowCards } from '../../features/shell/follow-cards.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useEnvelope, usePage } from '../use-page.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 64,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 32,
  '& > [data-share-rail]': { display: 'none' },
  [theme.breakpoints.up('md')]: { marginTop: 44 },
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 304px)', columnGap: 56 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '88px minmax(0, 680px) minmax(0, 304px)',
    justifyContent: 'space-between',
    '& > [data-share-rail]': { display: 'block', position: 'sticky', top: 24, alignSelf: 'start' },
  },
}));
// Only the last, long one is skipped while it is far away: what is off in its estimated height moves nothing above it.
const Block = styled('section')(({ theme }) => ({
  maxWidth: 680,
  borderTop: '1px solid var(--fs-palette-divider)',
  marginTop: 44,
  paddingTop: 28,
  '&#comments': { '--fs-guess': '700px' },
  '& > h2:first-of-type': { ...theme.typography.h3, fontSize: 'clamp(1.5625rem, 2.6vw, 1.9375rem)', margin: '0 0 14px' },
}));
// Where the share rail stands beside the text, a second control in the head would only repeat it.
const OnlyWithoutRail = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none !important' },
}));
function HeadShare(props: ComponentProps<typeof ShareButton>) {
  return (
    <OnlyWithoutRail>
      <ShareButton {...props} />
    </OnlyWithoutRail>
  );
}
const Rail = styled('aside')({ display: 'grid', gap: 44, alignContent: 'start' });

/** `/article/{slug}`. */
export function Component() {
  const { article, category, reactions, comments, commentTotal, related, trending, popular, latest } =
    usePage('article');
  const { chrome } = useEnvelope();
  const share = { title: article.title, hashtags: article.hashtags, path: paths.article(article.slug) };
  return (
    <Container>
      <article>
        <Suspense>
          <div style={{ paddingTop: 12 }}>
            <ArticleHead
              article={article}
              category={category}
              viewCount={article.viewCount}
              share={<HeadShare {...share} />}
            />
          </div>
        </Suspense>
        <Layout>
          <Suspense>
            <div data-share-rail="">
              <ShareButtons {...share} variant="rail" />
            </div>
          </Suspense>
          <div style={{ minWidth: 0 }}>
            <Suspense>
              <ArticleBody article={article} />
            </Suspense>
            {article.hashtags.length > 0 && (
              <Suspense>
                <Block aria-labelledby="tags">
                  <h2 id="tags">Tags</h2>
                  <ArticleTags hashtags={article.hashtags} categoryId={article.categoryId} />
                </Block>
              </Suspense>
            )}
            <Suspense>
              <Block aria-labelledby="share">
                <h2 id="share">Share this article</h2>
                <ShareButtons {...share} variant="row" />
              </Block>
            </Suspense>
            <Suspense>
              <Block aria-labelledby="reactions">
                <h2 id="reactions">How did this land?</h2>
                <ReactionBar articleId={article.id} counts={reactions} />
              </Block>
            </Suspense>
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
          <Rail aria-label="More stories">
            <RailList title="Trending Now" articles={trending} currentId={article.id} show="views" />
            <RailList title="Most Popular" articles={popular} currentId={article.id} show="views" />
            <RailList title="Latest Stories" articles={latest} currentId={article.id} show="minutes" />
            <Suspense>
              <ExploreCategories categories={chrome.categories} />
            </Suspense>
            <Suspense>
              <StayUpdatedCard />
            </Suspense>
            <Suspense>
              <FollowCards followers={chrome.followers} />
            </Suspense>
          </Rail>
        </Layout>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" style={{ marginTop: 64 }}>
          <SectionHeading title="Related Articles" id="related" />
          <Suspense>
            <RelatedArticles articles={related} categories={chrome.categories} />
          </Suspense>
        </section>
      )}
    </Container>
  );
}
