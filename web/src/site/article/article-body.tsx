import type { Article } from '@first-show/domain/articles/article.schema';
import { contentHtml } from '@first-show/domain/articles/content-html';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { trustSanitized } from '../../shared/lib/trusted-types.ts';
import { BulbRule } from '../../shared/ui/art/bulbs.tsx';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { showDefault, showDefaultIfBroken } from '../../shared/ui/art/default-picture.ts';
import { Prose, READING_WIDTH, startsWithLetter } from './prose.ts';
import { Trailers } from './trailers.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Standfirst = styled('p')(({ theme }) => ({
  ...theme.typography.standfirst,
  maxWidth: READING_WIDTH,
  margin: 0,
  overflowWrap: 'anywhere',
}));

const Correction = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: READING_WIDTH,
  marginTop: 32,
  padding: '14px 18px',
  borderLeft: '3px solid var(--accent)',
  backgroundColor: 'var(--fs-palette-background-paper)',
}));

/**
 * The background of pull quotes and trailers, by the category's id: a dark tone, on which cream
 * text has a contrast of at least 7:1.
 */
const slabs: Record<string, string> = {
  'film-news': '#7A0F23',
  celebrities: '#7C0B4F',
  reviews: '#0B4C55',
  music: '#42177A',
  trade: '#7A3306',
  streaming: '#12307E',
  regional: '#2F4A0C',
  voices: '#6B3A16',
};

/** Whether sanitised content has story blocks or wide pictures. */
export const hasBlocks = (html: string): boolean => / data-(?:block|width)="/.test(html);

/**
 * Standfirst, text, trailers, correction and source of an article, and a note if software helped to
 * prepare the article. The server sanitises the content when it is written and again when it is
 * read. `renderBlocks` renders a text with story blocks; it is passed in, because live blocks
 * belong to several features.
 */
export function ArticleBody({
  article,
  renderBlocks,
}: {
  article: Article;
  renderBlocks: (text: { html: string; lang: string | undefined }) => ReactNode;
}) {
  const html = useMemo(() => contentHtml(article.content), [article.content]);
  const trusted = useMemo(() => trustSanitized(html), [html]);
  const lang = article.language === 'hi' ? 'hi' : undefined;
  const style = {
    '--accent': categoryColors(article.categoryId).text,
    '--slab': slabs[article.categoryId] ?? slabs['film-news'],
  } as React.CSSProperties;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelectorAll('img').forEach(showDefaultIfBroken), []);
  return (
    // Handle picture errors here, in the capture phase: pictures in the HTML have no handlers of
    // their own, and error events do not bubble.
    <div
      ref={body}
      style={style}
      onErrorCapture={({ target }) => target instanceof HTMLImageElement && showDefault(target)}
    >
      <Standfirst lang={lang}>{article.summary}</Standfirst>
      <BulbRule aria-hidden="true" style={{ width: 103, marginBlock: 28 }} />
      {hasBlocks(html) ? (
        renderBlocks({ html, lang })
      ) : (
        <Prose
          lang={lang}
          data-drop-cap={startsWithLetter(html) ? '' : undefined}
          dangerouslySetInnerHTML={{ __html: trusted }}
        />
      )}
      <Trailers trailers={article.trailers} />
      {article.correction !== null && (
        <Correction style={{ whiteSpace: 'pre-line' }}>
          <b>Correction:</b> <span>{article.correction}</span>
        </Correction>
      )}
      {article.source !== null && (
        <Correction>
          Source:{' '}
          <a href={article.source.url} rel="noopener nofollow" style={{ color: 'inherit' }}>
            {article.source.name}
          </a>
        </Correction>
      )}
      {article.aiAssisted != null && (
        <p style={{ margin: '32px 0 0', fontSize: '1rem', color: 'var(--fs-palette-text-disabled)' }}>
          {`${article.aiAssisted.provider === 'embedded' ? 'Software' : 'AI'} helped to prepare the summary, tags or other details of this article.`}
        </p>
      )}
    </div>
  );
}
