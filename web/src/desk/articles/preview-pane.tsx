import type { Article } from '@first-show/domain/articles/article.schema';
import { storyPieces } from '@first-show/domain/articles/story-blocks';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { StoryBlockData } from '@first-show/domain/pages/page-data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCategory } from '../../shared/lib/categories.tsx';
import { type ColorMode, useColorMode } from '../../shared/lib/color-mode.ts';
import { Line } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { loadStoryBlocks, previewHtml } from './article-api.ts';
import { articleOfForm, withoutContent } from './article-form.ts';
import { useSettledContent } from './fields/use-settled-content.ts';

export type PreviewWidth = 'phone' | 'wide';
/**
 * Renders an article with the readers' components. These components belong to other features. A
 * feature may not import another one, so the page of the editor passes this function in.
 */
export type RenderPreview = (preview: {
  article: Article;
  category: Category | null;
  categories: readonly Category[];
  /** The data of the live blocks. While it is `undefined`, the blocks are shown as links. */
  blocks: StoryBlockData | undefined;
  /** ISO time at which `blocks` were loaded. */
  loadedAt: string;
  scheme: ColorMode;
  width: PreviewWidth;
}) => ReactNode;

/**
 * The article's text as the server would send it to readers. Only the server can sanitise the HTML,
 * so the previous text stays until it answers. `saved`: the stored HTML, which is sanitised
 * already. `isBehind`: the last request failed, so `html` is older than the form.
 */
function useCleanContent(saved: string): { html: string; isBehind: boolean } {
  const content = useSettledContent();
  const [clean, setClean] = useState({ html: saved, isBehind: false });
  useEffect(() => {
    // The stored HTML needs no request, unless it has blocks: the server adds attributes to blocks
    // when it sends them to readers, and does not store these attributes.
    if (content === '' || (content === saved && !content.includes(' data-block="'))) {
      setClean({ html: content, isBehind: false });
      return undefined;
    }
    const aborter = new AbortController();
    previewHtml(content, aborter.signal).then(
      ({ content: html }) => setClean({ html, isBehind: false }),
      () => {
        if (!aborter.signal.aborted) setClean(({ html }) => ({ html, isBehind: true }));
      },
    );
    return () => aborter.abort();
  }, [content, saved]);
  return clean;
}

/** Loads the data of the live blocks. A change of the text around them triggers no reload. */
function useStoryBlocks(html: string) {
  const content = useMemo(
    () =>
      storyPieces(html)
        .flatMap((piece) => (piece.block === null ? [] : piece.html))
        .join(''),
    [html],
  );
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['story-blocks', content],
    queryFn: ({ signal }) => loadStoryBlocks(content, signal),
    enabled: content !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return { blocks: data ?? undefined, loadedAt: new Date(dataUpdatedAt).toISOString() };
}

const THEMES = [
  ['dark', 'Dark'],
  ['light', 'Light'],
] as const;
const WIDTHS = [
  ['phone', 'Phone'],
  ['wide', 'Desktop'],
] as const;

type Props = { saved: Article | null; categories: readonly Category[]; render: RenderPreview };

/** The preview of the form, in light or dark and at the width of a phone or a desktop. */
export const PreviewPane = memo(function PreviewPane({ saved, categories, render }: Props) {
  const [scheme, setScheme] = useState<ColorMode>(useColorMode().mode ?? 'dark');
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const form = useDeferredValue(useWatch({ compute: withoutContent }));
  const { html, isBehind } = useCleanContent(saved?.content ?? '');
  const { blocks, loadedAt } = useStoryBlocks(html);
  const category = useCategory(form.categoryId) ?? null;
  const article = useMemo(
    () => articleOfForm({ ...form, title: form.title.trim() || 'Untitled', content: html }, { saved, now: new Date() }),
    [form, html, saved],
  );
  return (
    <section aria-label="Preview">
      <Line style={{ gap: 12, marginBottom: 12 }}>
        <h2 style={{ fontSize: '1.0625rem', marginRight: 'auto' }}>Preview</h2>
        <ToggleChoice label="Theme of the preview" value={scheme} onChange={setScheme} options={THEMES} />
        <ToggleChoice label="Width of the preview" value={width} onChange={setWidth} options={WIDTHS} />
      </Line>
      {isBehind && (
        <Meta role="status" style={{ marginBottom: 8 }}>
          The preview is not up to date: the server could not be reached.
        </Meta>
      )}
      {render({ article, category, categories, blocks, loadedAt, scheme, width })}
    </section>
  );
});
