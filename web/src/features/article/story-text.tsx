import { styled } from '@mui/material/styles';
import { blockTitle, type LiveBlock, storyPieces } from '@first-show/domain/articles/story-blocks';
import { Fragment, type ReactNode, Suspense, useMemo } from 'react';
import { trustSanitized } from '../../lib/trusted-types.ts';
import { BlockProse, Prose, READING_WIDTH } from './prose.ts';

/**
 * Draws a live block. `title`: the text of its link. `null` if the thing is gone: then the link
 * stays. Passed in by the page, because a feature may not import another.
 */
export type RenderBlock = (block: LiveBlock, title: string) => ReactNode;

const Place = styled('div')({ maxWidth: READING_WIDTH, '* + &': { marginTop: 36 }, '& + *': { marginTop: 36 } });

/**
 * Whether the text starts with a letter for the drop cap. Quotes and digits at the start stay
 * small.
 */
const startsWithLetter = (html: string): boolean => /^\s*<p(?![^<>]* data-block)[^>]*>\s*\p{Script=Latin}/u.test(html);

type Part = { html: string; block: ReactNode };

/**
 * The text as runs of HTML with live blocks between them. A block that repeats an earlier one, or
 * that `renderBlock` does not draw, stays in the HTML.
 */
function partsOf(html: string, renderBlock: RenderBlock | undefined): Part[] {
  const parts: Part[] = [];
  const drawn = new Set<string>();
  let run = '';
  for (const piece of storyPieces(html)) {
    const key = piece.block === null ? '' : Object.values(piece.block).join();
    const block =
      piece.block === null || drawn.has(key) ? null : (renderBlock?.(piece.block, blockTitle(piece.html)) ?? null);
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

type RunProps = { Text: typeof Prose; html: string; lang?: string; isFirst: boolean };

/** A run of the text between live blocks. */
function Run({ Text, html, lang, isFirst }: RunProps) {
  const trusted = useMemo(() => trustSanitized(html), [html]);
  return (
    <Text
      lang={lang}
      data-drop-cap={isFirst && startsWithLetter(html) ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}

/** The text of an article. `html` comes from the sanitiser. */
export function StoryText({ html, lang, renderBlock }: { html: string; lang?: string; renderBlock?: RenderBlock }) {
  const parts = partsOf(html, renderBlock);
  const Text = / data-(?:block|width)="/.test(html) ? BlockProse : Prose;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part.html.trim() !== '' && <Run Text={Text} html={part.html} lang={lang} isFirst={index === 0} />}
      {part.block !== null && (
        <Place>
          <Suspense>{part.block}</Suspense>
        </Place>
      )}
    </Fragment>
  ));
}
