import { styled } from '@mui/material/styles';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ArticleBody } from '../../site/article/article-body.tsx';
import { ArticleHead } from '../../site/article/article-head.tsx';
import { ArticleTags } from '../../site/article/article-tags.tsx';
import { ReviewHead } from '../../site/article/review-head.tsx';
import { ArticleEditor } from '../articles/article-editor.tsx';
import type { RenderPreview } from '../articles/preview-pane.tsx';
import { EnhanceButton, ProposalsPanel } from '../enhance/proposals-panel.tsx';
import { useEnhancement } from '../enhance/use-enhancement.ts';
import { ProvenancePanel } from '../scraping/provenance-panel.tsx';
import { CategoriesProvider } from '../../shared/lib/categories.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { StoryText } from '../../site/story-blocks/story-text.tsx';
import { PreviewFrame } from '../shell/preview-frame.tsx';

/** Widths of readers' viewports, in px. */
const windows = { phone: 390, wide: 1280 } as const;

const Main = styled('section')({ padding: '20px 0 60px' });
const Body = styled('div')(({ theme }) => ({
  marginTop: 32,
  [theme.breakpoints.up('md')]: { marginTop: 44 },
  [theme.breakpoints.up('lg')]: { paddingLeft: 140 },
}));
const Tags = styled('div')({ maxWidth: 680, marginTop: 44 });

const renderPreview: RenderPreview = ({ article, category, categories, blocks, loadedAt, scheme, width }) => (
  <PreviewFrame scheme={scheme} language={article.language} width={windows[width]}>
    <Main aria-label="Article">
      <Container>
        <article>
          <ArticleHead
            article={article}
            category={category}
            viewCount={article.viewCount}
            review={<ReviewHead article={article} />}
          />
          <Body>
            {/* Cards of related stories get the names of their categories from this provider. */}
            <CategoriesProvider categories={categories}>
              <ArticleBody
                article={article}
                renderBlocks={(text) => <StoryText {...text} blocks={blocks} loadedAt={loadedAt} />}
              />
            </CategoriesProvider>
            {article.hashtags.length > 0 && (
              <Tags>
                <ArticleTags hashtags={article.hashtags} categoryId={article.categoryId} />
              </Tags>
            )}
          </Body>
        </article>
      </Container>
    </Main>
  </PreviewFrame>
);

function Editor({ id, isNew }: { id: string; isNew: boolean }) {
  const enhancement = useEnhancement(id, { hasProposals: !isNew });
  return (
    <ArticleEditor
      id={id}
      isNew={isNew}
      renderPreview={renderPreview}
      extras={{
        action: (editor) => <EnhanceButton enhancement={enhancement} editor={editor} />,
        panel: (editor) => (
          <>
            <ProposalsPanel enhancement={enhancement} editor={editor} />
            <ProvenancePanel article={editor.article} />
          </>
        ),
      }}
    />
  );
}

/** Gives a new article its id, so that its text is stored from the first letter. */
function NewArticle() {
  const [id] = useState(() => crypto.randomUUID());
  return <Navigate to={deskPaths.unsavedArticle(id)} state={useLocation().state as unknown} replace />;
}

/** The page of `/admin/articles/new` and `/admin/articles/{id}`. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  // The key remounts the form for another article.
  return id === undefined ? <NewArticle /> : <Editor key={id} id={id} isNew={params.has('new')} />;
}
