import { styled } from '@mui/material/styles';
import type { Article } from '@first-show/domain/articles/article.schema';
import { contentHtml } from '@first-show/domain/articles/content-html';
import { useEffect, useMemo, useRef } from 'react';
import { trustSanitized } from '../../lib/trusted-types.ts';
import { BulbRule } from '../../ui/bulbs.tsx';
import { categoryColors } from '../../ui/category-colors.ts';
import { showDefault, showDefaultIfBroken } from '../../ui/default-picture.ts';
import { Trailers } from './trailers.tsx';
import { ANEK } from '../../ui/families.ts';

const READING_WIDTH = 680;

const Standfirst = styled('p')(({ theme }) => ({
  ...theme.typography.standfirst,
  maxWidth: READING_WIDTH,
  margin: 0,
  overflowWrap: 'anywhere',
}));

const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: READING_WIDTH,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '1.1em' },
  '& h2, & h3': {
    ...theme.typography.h3,
    fontSize: 'clamp(1.5625rem, 2.6vw, 1.9375rem)',
    lineHeight: 1.1,
    margin: '1.4em 0 0',
  },
  '& h3': { fontSize: 'clamp(1.3125rem, 2vw, 1.5rem)' },
  '& h2 + *, & h3 + *': { marginTop: '.5em' },
  '& a': { color: 'inherit', textDecorationColor: 'var(--accent)', textDecorationThickness: 2, textUnderlineOffset: 5 },
  '& ul, & ol': { paddingLeft: '1.3em' },
  '& li + li': { marginTop: '.45em' },
  '& li::marker': { color: 'var(--accent)', fontWeight: 800 },
  '& img': { maxWidth: '100%', height: 'auto', display: 'block' },
  '& figure': { margin: '1.6em 0 0' },
  '& figcaption': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)', marginTop: 8 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', display: 'block', overflowX: 'auto' },
  '& th, & td': { textAlign: 'left', padding: '8px 12px 8px 0', borderBottom: '1px solid var(--fs-palette-divider)' },
  '& hr': { border: 0, borderTop: '1px solid var(--fs-palette-divider)' },
  // A drop cap: the first letter is three lines high, in the category's colour.
  '&[data-drop-cap] > p:first-of-type::first-letter': {
    float: 'left',
    fontWeight: 800,
    fontSize: '5.5em',
    lineHeight: 0.74,
    padding: '.07em .1em 0 0',
    color: 'var(--accent)',
  },
  // A pull quote on a cut panel that hangs out to the left.
  '& blockquote': {
    position: 'relative',
    margin: '1.6em -16px 0',
    padding: '34px 24px 30px 24px',
    color: '#FCEFE1',
    backgroundColor: 'var(--slab)',
    clipPath: 'polygon(0 1.2%, 46% 0, 99.4% 1.6%, 100% 98.8%, 57% 100%, .6% 98.4%)',
    fontSize: 'clamp(1.5rem, 3.2vw, 2.125rem)',
    fontWeight: 700,
    lineHeight: 1.18,
    textWrap: 'balance',
    '&::before': {
      content: '"“"',
      display: 'block',
      height: 46,
      fontWeight: 800,
      fontSize: '7rem',
      lineHeight: 0.94,
      color: '#FFB92E',
    },
    '& p + p': { marginTop: 12, fontFamily: ANEK, fontWeight: 700, fontSize: '1rem', color: '#FFD9C9' },
    '& cite, & footer': {
      display: 'block',
      marginTop: 14,
      fontFamily: ANEK,
      fontStyle: 'normal',
      fontWeight: 700,
      fontSize: '1rem',
      color: '#FFD9C9',
    },
    '& a': { color: 'inherit' },
  },
  [theme.breakpoints.up('lg')]: {
    '& blockquote': {
      margin: '1.6em 0 0 -76px',
      padding: '42px 48px 40px 134px',
      '&::before': { position: 'absolute', left: 36, top: 14, fontSize: '9rem', height: 'auto' },
    },
  },
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
 * The background of a pull quote: the dark tone of the category's palette. Cream text on it has a
 * contrast of at least 7:1.
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

/**
 * Whether the text starts with a letter for the drop cap. Quotes and digits at the start stay
 * small.
 */
const startsWithLetter = (html: string): boolean => /^\s*<p[^>]*>\s*\p{Script=Latin}/u.test(html);

/**
 * Standfirst, text, trailers, correction and source of an article. The server sanitises the content
 * when it is written and again when it is read.
 */
export function ArticleBody({ article }: { article: Article }) {
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
    // Pictures in the text have no error handlers of their own, and error events do not bubble.
    <div
      ref={body}
      style={style}
      onErrorCapture={({ target }) => target instanceof HTMLImageElement && showDefault(target)}
    >
      <Standfirst lang={lang}>{article.summary}</Standfirst>
      <BulbRule aria-hidden="true" sx={{ width: 103, my: '28px' }} />
      <Prose
        lang={lang}
        data-drop-cap={startsWithLetter(html) ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      <Trailers trailers={article.trailers} />
      {article.correction !== null && (
        <Correction style={{ whiteSpace: 'pre-line' }}>
          <b>Correction:</b> {article.correction}
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
