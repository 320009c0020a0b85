import { blockTitle, storyPieces } from '@first-show/domain/articles/story-blocks';
import type { StoryBlockData } from '@first-show/domain/pages/page-data';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { BlockProse } from '../article/block-prose.ts';
import { enhanceGalleries } from '../article/gallery.ts';
import { READING_WIDTH, startsWithLetter } from '../article/prose.ts';
import { trustSanitized } from '../../shared/lib/trusted-types.ts';
import { blockRenderer, type RenderBlock } from './live-blocks.tsx';
import { styled } from '../../shared/ui/styled.ts';

export { preloadLiveBlocks } from './live-blocks.tsx';

const Place = styled('div')({ maxWidth: READING_WIDTH, marginBlock: 36 });

type Part = { html: string; block: ReactNode };

/**
 * The text as runs of HTML with live blocks between them. A block that repeats an earlier one, or
 * that cannot be shown, stays a link in the HTML.
 */
function partsOf(html: string, renderBlock: RenderBlock): Part[] {
  const parts: Part[] = [];
  const drawn = new Set<string>();
  let run = '';
  for (const piece of storyPieces(html)) {
    const key = piece.block === null ? '' : Object.values(piece.block).join();
    const block = piece.block === null || drawn.has(key) ? null : renderBlock(piece.block, blockTitle(piece.html));
    if (block === null) {
      run += piece.html;
      continue;
    }
    drawn.add(key);
    parts.push({ html: run, block });
    run = '';
  }
  return [...parts, { html: run, block: null }];
}

/**
 * The text of an article with story blocks. `html` comes from the sanitiser; `loadedAt` is the ISO
 * time at which the server read `blocks`.
 */
export function StoryText({
  html,
  lang,
  blocks,
  loadedAt,
}: {
  html: string;
  lang: string | undefined;
  blocks: StoryBlockData | undefined;
  loadedAt: string;
}) {
  return partsOf(html, blockRenderer(blocks, loadedAt)).map((part, index) => (
    <Fragment key={index}>
      {part.html.trim() !== '' && <Run html={part.html} lang={lang} isFirst={index === 0} />}
      {part.block !== null && <Place>{part.block}</Place>}
    </Fragment>
  ));
}

function Run({ html, lang, isFirst }: { html: string; lang: string | undefined; isFirst: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  const trusted = useMemo(() => trustSanitized(html), [html]);
  useEffect(() => (text.current === null ? undefined : enhanceGalleries(text.current)), [html]);
  return (
    <BlockProse
      ref={text}
      lang={lang}
      data-drop-cap={isFirst && startsWithLetter(html) ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
