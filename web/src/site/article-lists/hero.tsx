import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { cardSummary } from '@first-show/domain/articles/card-text';
import { HERO_INTERVAL_MS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { type FocusEvent, memo, type PointerEvent, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { Container } from '../../shared/ui/page/container.tsx';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { TitleStrips } from '../../shared/ui/page/title-strips.tsx';
import { CardBadges } from './card-badges.tsx';
import { CardMeta } from '../../shared/ui/page/card-meta.tsx';
import { carousel, isPlaying, startCarousel } from './carousel.ts';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { styled } from '../../shared/ui/styled.ts';

const SWIPE_PX = 40;

const Root = styled('section')({ position: 'relative', touchAction: 'pan-y pinch-zoom' });
// All slides share one grid cell. The tallest one decides its height, so that a change of slide
// shifts nothing below.
const Stage = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } });
const Slide = styled('div')({
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 450ms cubic-bezier(.4,0,1,1), visibility 0s 450ms',
  '&[data-current="true"]': { visibility: 'visible', opacity: 1, transition: 'opacity 450ms cubic-bezier(.2,.8,.2,1)' },
});
const Picture = styled('div')(({ theme }) => ({
  height: 'clamp(320px, 44.3vw, 680px)',
  // On a low screen the picture shrinks, to leave room for the header, three lines of title and the
  // summary.
  [theme.breakpoints.up('md')]: { height: 'clamp(240px, min(44.3vw, 100vh - 372px), 680px)' },
  backgroundColor: 'var(--fs-palette-board)',
  '& > span': { height: '100%', aspectRatio: 'auto !important' },
}));
const Text = styled(Container)(({ theme }) => ({
  position: 'relative',
  marginTop: -88,
  [theme.breakpoints.up('md')]: { marginTop: 'clamp(-170px, -13.2vw, -120px)' },
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.hero,
  maxWidth: 1060,
  margin: '7px 0 0',
  textWrap: 'balance',
  // A title should have at most three lines, so a longer title gets a smaller font.
  '&[data-length="long"]': { fontSize: 'clamp(2rem, 4.2vw, 3.375rem)' },
  '&[data-length="longest"]': { fontSize: 'clamp(1.75rem, 3.2vw, 2.5rem)' },
  // The bands behind the title have padding. Pull them out of the column by that padding, so that
  // the text is aligned with the column's edge.
  marginLeft: '-.24em',
  overflowWrap: 'break-word',
  // Pull the bands out on the right too, so that the text can use the full width of the column.
  marginRight: '-.24em',
  '& a:hover': { textDecorationThickness: '.05em' },
  // In this width, no title of the demo has other line breaks in the fallback font.
  [theme.breakpoints.down('sm')]: { maxWidth: '11.5em' },
  '&:lang(hi)': { lineHeight: 1.42, fontSize: 'clamp(2rem, 4vw, 3.125rem)' },
  '&:lang(hi) > span': { backgroundSize: '100% 1.46em' },
}));
/**
 * Number of characters of a summary that fit into three lines on a phone, or four on the smallest
 * phones.
 */
const SUMMARY_CHARACTERS = 120;
const Summary = styled('p')(({ theme }) => ({
  fontFamily: ECZAR,
  fontWeight: 400,
  fontSize: 'clamp(1.125rem, 1.6vw, 1.25rem)',
  lineHeight: 1.5,
  color: 'var(--fs-palette-text-secondary)',
  maxWidth: 640,
  margin: '20px 0 12px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  // Three lines on phones, so that a summary that is shorter in one font moves nothing.
  [theme.breakpoints.down('sm')]: { minHeight: '4.5em' },
}));
const Controls = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 12,
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 44,
    justifyContent: 'flex-end',
    gap: 10,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  '& .end': { display: 'flex', gap: 10 },
}));
const Dots = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '0 1 auto',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { flex: 1, justifyContent: 'center' },
}));
const Dot = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  minWidth: 24,
  flex: '0 1 auto',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media (min-width:800px)': { width: 26 },
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '2px solid var(--fs-palette-edge)',
    transition: 'background-color 200ms, box-shadow 200ms',
  },
  '&:hover::before': { borderColor: 'var(--fs-palette-text-primary)' },
  '&[aria-current="true"]::before': {
    borderColor: 'var(--fs-palette-primary-main)',
    backgroundColor: 'var(--fs-palette-primary-main)',
    boxShadow: '0 0 0 4px color-mix(in srgb, var(--fs-palette-bulb) 45%, transparent)',
  },
  '@media (forced-colors: active)': {
    '&[aria-current="true"]::before': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
    },
  },
});

function useCarousel(count: number) {
  const [state, send] = useReducer(carousel, count, startCarousel);
  const playing = isPlaying(state);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => send({ type: 'step', by: 1 }), HERO_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [playing, state.index]);
  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => {
      if (motion.matches) send({ type: 'pause', isPaused: true });
    };
    const onTab = () => send({ type: 'tab', isHidden: document.hidden });
    onMotion();
    onTab();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onTab);
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onTab);
    };
  }, []);
  return { state, send, playing };
}

/**
 * The `data-length` of a title, which selects its font size: up to 58 characters fit into three
 * lines at 66 px, up to 90 at 54 px.
 */
const titleLength = ({ length }: string): 'long' | 'longest' | undefined =>
  length > 90 ? 'longest' : length > 58 ? 'long' : undefined;

/** A `memo`, because the texts do not change with the current slide. */
const SlideText = memo(function SlideText({ article }: { article: ArticleCard }) {
  const lang = article.language === 'hi' ? 'hi' : undefined;
  return (
    <Text>
      <CardBadges article={article} />
      <Title lang={lang} data-length={titleLength(article.title)}>
        <TitleStrips>
          <TextLink to={paths.article(article.slug)}>{article.title}</TextLink>
        </TitleStrips>
      </Title>
      <Summary lang={lang}>{cardSummary(article.summary, SUMMARY_CHARACTERS)}</Summary>
      <CardMeta article={article} />
    </Text>
  );
});

/**
 * The hero: up to five featured stories, each for five seconds, in a loop. It stops on hover, while
 * an element in it has the keyboard focus, in a hidden tab, after a press on pause, and for readers
 * who prefer reduced motion. On touch screens it can be swiped.
 */
export const Hero = memo(function Hero({ articles }: { articles: readonly ArticleCard[] }) {
  // Start again if the number of stories changes, because the current slide may no longer exist.
  return <Slides key={articles.length} articles={articles} />;
});

/**
 * The indices of the slides whose pictures are rendered: those that were shown, and the next one.
 * Later pictures load only shortly before their turn.
 */
function useSeenSlides(count: number, current: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    setSeen((before) => new Set([...before, current, ...(isReady ? [(current + 1) % count] : [])]));
  }, [current, isReady, count]);
  return seen;
}

/** The buttons of the hero: previous, one dot per story, pause or play, and next. */
function CarouselControls({
  articles,
  state,
  send,
}: { articles: readonly ArticleCard[] } & Pick<ReturnType<typeof useCarousel>, 'state' | 'send'>) {
  return (
    <Controls>
      <IconButton framed icon="left" label="Previous story" onClick={() => send({ type: 'step', by: -1 })} />
      <Dots role="group" aria-label="Choose a story">
        {articles.map((article, index) => (
          <Dot
            key={article.id}
            type="button"
            aria-label={`Story ${index + 1}: ${article.title}`}
            aria-current={index === state.index}
            onClick={() => send({ type: 'go', to: index })}
          />
        ))}
      </Dots>
      <span className="end">
        <IconButton
          framed
          icon={state.isPaused ? 'play' : 'pause'}
          label={state.isPaused ? 'Play' : 'Pause'}
          onClick={() => send({ type: 'pause', isPaused: !state.isPaused })}
        />
        <IconButton framed icon="right" label="Next story" onClick={() => send({ type: 'step', by: 1 })} />
      </span>
    </Controls>
  );
}

function Slides({ articles }: { articles: readonly ArticleCard[] }) {
  const { state, send, playing } = useCarousel(articles.length);
  const seen = useSeenSlides(articles.length, state.index);
  const swipeFrom = useRef<number | null>(null);
  const onFocus = (event: FocusEvent<HTMLElement>, hasFocus: boolean) => {
    // A mouse click leaves the focus on the button, which must not stop the carousel for good. So
    // only the keyboard focus counts.
    if (hasFocus && !event.target.matches(':focus-visible')) return;
    if (hasFocus || !event.currentTarget.contains(event.relatedTarget)) send({ type: 'focus', hasFocus });
  };
  const onPointer = (event: PointerEvent<HTMLElement>, isHovered: boolean) => {
    if (event.pointerType === 'mouse') send({ type: 'hover', isHovered });
  };
  return (
    <Root
      aria-roledescription="carousel"
      aria-label="Featured stories"
      onPointerEnter={(event) => onPointer(event, true)}
      onPointerLeave={(event) => onPointer(event, false)}
      onFocus={(event) => onFocus(event, true)}
      onBlur={(event) => onFocus(event, false)}
      onTouchStart={({ touches }) => {
        // Two fingers zoom the page and do not swipe.
        swipeFrom.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (swipeFrom.current ?? Number.NaN);
        if (Math.abs(moved) > SWIPE_PX) send({ type: 'step', by: moved < 0 ? 1 : -1 });
        swipeFrom.current = null;
      }}
    >
      <Stage aria-live={playing ? 'off' : 'polite'}>
        {articles.map((article, index) => {
          const isCurrent = index === state.index;
          return (
            <Slide
              key={article.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${articles.length}`}
              aria-hidden={!isCurrent}
              // A slide that is fading out must not be focusable.
              inert={!isCurrent}
              data-current={isCurrent}
            >
              <Picture>
                {seen.has(index) && (
                  <CutPicture
                    imageUrl={article.imageUrl}
                    alt={article.imageAlt}
                    focus={article.imageFocus}
                    seed={article.slug}
                    ratio={2.26}
                    sizes="100vw"
                    cut={false}
                    eager={index === 0}
                  />
                )}
              </Picture>
              <Suspense>
                <SlideText article={article} />
              </Suspense>
            </Slide>
          );
        })}
      </Stage>
      {articles.length > 1 && <CarouselControls articles={articles} state={state} send={send} />}
    </Root>
  );
}
