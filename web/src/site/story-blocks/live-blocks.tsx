import { type LiveBlock, type LiveBlockKind, storyPieces } from '@first-show/domain/articles/story-blocks';
import { youTubeUrl } from '@first-show/domain/articles/trailers';
import type { ArticleData } from '@first-show/domain/pages/page-data';
import type { ReactNode } from 'react';
import { StoryTrailer } from '../article/trailers.tsx';
import { lazyForm } from '../../shared/ui/controls/lazy-form.tsx';

const Film = lazyForm({
  name: 'film-block',
  load: () => import('./film-block.tsx').then((module) => module.FilmBlock),
  height: 260,
});
const Chart = lazyForm({
  name: 'chart-block',
  load: () => import('./chart-block.tsx').then((module) => module.ChartBlock),
  height: 440,
});
const PollBlock = lazyForm({
  name: 'poll-block',
  load: () => import('./ballot-blocks.tsx').then((module) => module.PollBlock),
  height: 400,
});
const PredictionBlock = lazyForm({
  name: 'prediction-block',
  load: () => import('./ballot-blocks.tsx').then((module) => module.PredictionBlock),
  height: 480,
});
const Related = lazyForm({
  name: 'related-block',
  load: () => import('./related-block.tsx').then((module) => module.RelatedBlock),
  height: 160,
});

const lazyBlocks: Partial<Record<LiveBlockKind, { preload: () => Promise<void> }>> = {
  film: Film,
  chart: Chart,
  poll: PollBlock,
  prediction: PredictionBlock,
  related: Related,
};

/**
 * Loads the scripts of the live blocks in a story, so that the blocks have their height when the
 * page appears.
 */
export async function preloadLiveBlocks({ article, blocks }: ArticleData): Promise<void> {
  if (blocks === undefined) return;
  const kinds = new Set(storyPieces(article.content).flatMap(({ block }) => block?.kind ?? []));
  await Promise.all([...kinds].flatMap((kind) => lazyBlocks[kind]?.preload() ?? []));
}

/**
 * Renders a live block; `null` if it cannot be shown, because its item no longer exists, or its
 * chart has no days. `title` is the text of the link that stands for the block in the stored HTML.
 */
export type RenderBlock = (block: LiveBlock, title: string) => ReactNode;

/**
 * Returns the function that renders the live blocks of a story. `loadedAt` is the ISO time at which
 * the server read the page's data. Pass the same data objects on every render: if React updates a
 * block that is not hydrated yet, it drops the block's markup.
 */
export function blockRenderer(blocks: ArticleData['blocks'], loadedAt: string): RenderBlock {
  const find = <Item extends { id: string }>(items: readonly Item[] | undefined, id: string | null) =>
    items?.find((item) => item.id === id) ?? null;
  return ({ kind, id, versusId }, title) => {
    switch (kind) {
      case 'film': {
        const film = find(blocks?.films, id);
        return film && <Film film={film} />;
      }
      case 'chart': {
        const film = find(blocks?.chartFilms, id);
        const versus = find(blocks?.chartFilms, versusId);
        const hasData = film !== null && film.days.length > 0 && (versusId === null || versus !== null);
        return hasData ? <Chart film={film} versus={versus} /> : null;
      }
      case 'poll': {
        const poll = find(blocks?.polls, id);
        return poll && <PollBlock poll={poll} loadedAt={loadedAt} />;
      }
      case 'prediction': {
        const prediction = find(blocks?.predictions, id);
        return prediction && <PredictionBlock prediction={prediction} loadedAt={loadedAt} />;
      }
      case 'trailer':
        return <StoryTrailer url={youTubeUrl(id)} title={title} />;
      case 'related': {
        const article = find(blocks?.articles, id);
        return article && <Related article={article} />;
      }
    }
  };
}
