import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import type { Article } from '@first-show/domain/articles/article.schema';
import { storyPieces } from '@first-show/domain/articles/story-blocks';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { StoryBlockData } from '@first-show/domain/pages/page-data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ColorMode, useColorMode } from '../../lib/color-mode.ts';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { loadStoryBlocks, previewHtml } from './article-api.ts';
import type { ArticleForm } from './article-form.ts';
import { articleOfForm } from './article-of-form.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
  '& h2': { fontSize: '1.0625rem', marginRight: 'auto' },
});
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  margin: '0 0 8px',
}));

export type PreviewWidth = 'phone' | 'wide';
/**
 * Draws an article with the readers' components. Passed in by the page, because a feature may not
 * import another.
 */
export type RenderPreview = (preview: {
  article: Article;
  category: Category | null;
  categories: readonly Category[];
  /** What the live blocks show; `undefined` until it is loaded. Then they are links. */
  blocks: StoryBlockData | undefined;
  /** ISO time at which `blocks` were loaded. */
  loadedAt: string;
  scheme: ColorMode;
  width: PreviewWidth;
}) => ReactNode;

const SETTLE_MS = 500;

/**
 * The text as the server would send it to readers. Typed HTML is never rendered before the server
 * has sanitised it; until then, or if the server does not answer, the previous text stays.
 * `saved`: the stored HTML, already sanitised.
 */
function useCleanContent(content: string, saved: string): { html: string; isBehind: boolean } {
  const [clean, setClean] = useState({ of: saved, html: saved });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // Blocks get attributes for readers that are not stored, so the server presents them.
    if (content === '' || (content === saved && !content.includes(' data-block="'))) {
      setClean({ of: content, html: content });
      setFailed(false);
      return undefined;
    }
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      previewHtml(content, aborter.signal).then(
        ({ content: html }) => {
          setClean({ of: content, html });
          setFailed(false);
        },
        () => {
          if (!aborter.signal.aborted) setFailed(true);
        },
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [content, saved]);
  return { html: clean.html, isBehind: hasFailed && clean.of !== content };
}

/** Typing between the live blocks loads nothing, because only the blocks are sent. */
function useStoryBlocks(html: string) {
  const content = storyPieces(html)
    .map((piece) => (piece.block === null ? '' : piece.html))
    .join('');
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['story-blocks', content],
    queryFn: ({ signal }) => loadStoryBlocks(content, signal),
    enabled: content !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return { blocks: data ?? undefined, loadedAt: new Date(dataUpdatedAt).toISOString() };
}

/** The article as readers will see it, in light or dark and at phone width. */
export function PreviewPane({
  saved,
  categories,
  render,
}: {
  saved: Article | null;
  categories: readonly Category[];
  render: RenderPreview;
}) {
  const current = useColorMode().mode ?? 'dark';
  const [scheme, setScheme] = useState<ColorMode>(current);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const form = useDeferredValue(useWatch<ArticleForm>() as ArticleForm);
  const { html, isBehind } = useCleanContent(form.content, saved?.content ?? '');
  const { blocks, loadedAt } = useStoryBlocks(html);
  const article = useMemo(
    () =>
      articleOfForm(
        { ...form, title: form.title.trim() === '' ? 'Untitled' : form.title, content: html },
        { saved, now: new Date() },
      ),
    [form, html, saved],
  );
  const category = categories.find(({ id, slug }) => id === form.categoryId || slug === form.categoryId) ?? null;
  return (
    <section aria-label="Preview">
      <Head>
        <h2>Preview</h2>
        <ToggleButtonGroup aria-label="Theme of the preview" value={scheme} onChange={whenChosen(setScheme)}>
          <ToggleButton value="dark">Dark</ToggleButton>
          <ToggleButton value="light">Light</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup aria-label="Width of the preview" value={width} onChange={whenChosen(setWidth)}>
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="wide">Desktop</ToggleButton>
        </ToggleButtonGroup>
      </Head>
      {isBehind && <Note role="status">The preview is not up to date: the server could not be reached.</Note>}
      {render({ article, category, categories, blocks, loadedAt, scheme, width })}
    </section>
  );
}
