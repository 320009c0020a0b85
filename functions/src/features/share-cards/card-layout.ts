import { rankColor, type RankColor } from '@first-show/domain/box-office/figures';
import { site } from '@first-show/domain/core/site';
import { SHARE_CARD } from '@first-show/domain/pages/page-meta';
import { box, image, text, type CardNode, type Style } from './card-node.ts';
import { backdrop, bulbRow, logoBulb, marigold, starRow } from './card-shapes.ts';
import type { FilmCard, ShareCard, StoryCard } from './share-card.ts';
import { titleLines, type TitleRules } from './title-lines.ts';

/**
 * The size of the picture on a card, in pixels. The picture of an article fills the card; a poster
 * only covers a part of it.
 */
export const PICTURE_SIZE = { article: SHARE_CARD, film: { width: 366, height: 488 } } as const;

/** Font names, as `draw-card.ts` loads them. Satori tries the fonts in this order. */
const FAMILIES = {
  eczar: 'Eczar, Eczar Ext, Eczar Devanagari',
  anek: 'Anek, Anek Ext, Eczar, Eczar Ext, Eczar Devanagari',
} as const;

const colors = {
  ground: '#1B0A13',
  board: '#100509',
  ink: '#FCEFE1',
  ink2: '#DFC6BF',
  gold: '#FFB92E',
  hairline: '#4C2A3A',
  other: '#DFC6BF',
} as const;

const MARGIN = 48;
const BAR_HEIGHT = 104;

/** The layout of a card. `picture` is a data URL of exactly `PICTURE_SIZE`, or `null`. */
export const cardLayout = (card: ShareCard, picture: string | null): CardNode =>
  card.kind === 'article' ? storyLayout(card, picture) : filmLayout(card, picture);

const STORY_TITLE: TitleRules = {
  sizes: [
    { px: 78, linesMax: 3 },
    { px: 66, linesMax: 4 },
    { px: 56, linesMax: 5 },
    { px: 48, linesMax: 5 },
  ],
  widthPx: 960,
};

/**
 * An article's card looks like the hero of the home page: a full picture, with the title on strips
 * at its lower left.
 */
function storyLayout({ title, category, stars }: StoryCard, picture: string | null): CardNode {
  const accent = category?.color ?? colors.other;
  return frame(
    colors.ground,
    image(picture ?? backdrop(accent, { ...SHARE_CARD, sunY: 252 }), SHARE_CARD),
    box(
      {
        position: 'absolute',
        left: 0,
        bottom: 0,
        flexDirection: 'column',
        alignItems: 'flex-start',
        width: SHARE_CARD.width,
      },
      category === null ? null : box({ marginLeft: MARGIN, marginBottom: 14 }, badge(category.name, accent)),
      ...strips(title),
      box(
        {
          width: SHARE_CARD.width,
          height: BAR_HEIGHT,
          boxSizing: 'border-box',
          padding: `0 ${MARGIN}px`,
          alignItems: 'center',
          justifyContent: 'space-between',
          background: colors.ground,
        },
        stars === null
          ? image(bulbRow(24), { width: 336, height: 10 })
          : image(starRow(stars), { width: 270, height: 50 }),
        wordmark(48),
      ),
    ),
  );
}

/**
 * A title in lines, each on a strip of the background colour. The strips overlap by a pixel, so
 * that there is no gap between them.
 */
function strips(title: string): CardNode[] {
  const { px, lines } = titleLines(title, STORY_TITLE);
  return lines.map((line, index) =>
    text(line, {
      ...headline(px),
      height: Math.round(px * 1.2),
      marginBottom: -1,
      padding: `${index === 0 ? px * 0.1 : 0}px ${px * 0.32}px 0 ${MARGIN}px`,
      background: colors.ground,
    }),
  );
}

const FILM_TITLE: TitleRules = {
  sizes: [
    { px: 104, linesMax: 2 },
    { px: 84, linesMax: 2 },
    { px: 66, linesMax: 3 },
    { px: 52, linesMax: 3 },
  ],
  widthPx: 610,
};

/** A film's card looks like the head of the film's page: poster, rank, title and figures. */
function filmLayout(film: FilmCard, picture: string | null): CardNode {
  const { width, height } = PICTURE_SIZE.film;
  const { px, lines } = titleLines(film.title, FILM_TITLE);
  const bulbs: Style = { position: 'absolute', left: 4 };
  return frame(
    colors.board,
    picture === null ? image(backdrop(colors.gold, { ...SHARE_CARD, sunY: 340 }), SHARE_CARD) : null,
    box({ ...bulbs, top: 14 }, image(bulbRow(85), { width: 1190, height: 10 })),
    box({ ...bulbs, bottom: 14 }, image(bulbRow(85), { width: 1190, height: 10 })),
    picture === null
      ? null
      : box(
          { position: 'absolute', left: 56, top: 71, transform: 'rotate(-1.5deg)' },
          box({ clipPath: 'polygon(1% 0, 99.2% .8%, 100% 99.2%, 0 100%)' }, image(picture, { width, height })),
        ),
    box(
      {
        position: 'absolute',
        left: picture === null ? 64 : 474,
        top: 60,
        bottom: 64,
        right: 56,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      box(
        { flexDirection: 'column' },
        box(
          { height: 64, alignItems: 'center', justifyContent: 'space-between' },
          film.rank === null ? note('Not on the chart yet') : rankLine(film.rank),
          wordmark(44),
        ),
        box(
          { flexDirection: 'column', marginTop: 16 },
          ...lines.map((line) => text(line, { ...headline(px), height: Math.round(px * 1.06) })),
        ),
        film.nativeTitle === null
          ? null
          : text(film.nativeTitle, { ...headline(42), color: colors.gold, height: 62, overflow: 'hidden' }),
      ),
      film.figures.length === 0 ? note(releaseLine(film)) : figures(film.figures),
    ),
  );
}

const releaseLine = ({ released }: FilmCard): string =>
  released === null ? 'Release date not announced' : `In cinemas ${released}`;

const rankTones: Record<RankColor, { petal: string; ink: string }> = {
  gold: { petal: '#FFB92E', ink: '#2A0B14' },
  grey: { petal: '#C9C3C6', ink: '#2A0B14' },
  orange: { petal: '#F0813A', ink: '#2A0B14' },
  dark: { petal: '#54404A', ink: '#FCEFE1' },
};

function rankLine(rank: number): CardNode {
  const { petal, ink } = rankTones[rankColor(rank)];
  const flower = { width: 64, height: 64 };
  return box(
    { alignItems: 'center' },
    box(
      { ...flower, alignItems: 'center', justifyContent: 'center', position: 'relative' },
      box({ position: 'absolute', left: 0, top: 0 }, image(marigold(petal), flower)),
      text(String(rank), {
        position: 'relative',
        fontFamily: FAMILIES.anek,
        fontWeight: 800,
        fontSize: rank > 99 ? 22 : 31,
        color: ink,
      }),
    ),
    box({ marginLeft: 16 }, note(`No. ${rank} on the chart`)),
  );
}

function figures(all: FilmCard['figures']): CardNode {
  return box(
    { borderTop: `2px solid ${colors.hairline}`, paddingTop: 18 },
    ...all.map(({ label, value }, index) =>
      box(
        {
          flexDirection: 'column',
          ...(index > 0 && { marginLeft: 36, paddingLeft: 36, borderLeft: `2px solid ${colors.hairline}` }),
        },
        note(label),
        text(value, {
          fontFamily: FAMILIES.anek,
          fontWeight: 800,
          fontSize: index === 0 ? 76 : 54,
          lineHeight: 1.1,
          letterSpacing: '-.02em',
          color: index === 0 ? colors.gold : colors.ink,
        }),
      ),
    ),
  );
}

const frame = (background: string, ...children: (CardNode | null)[]): CardNode =>
  box({ ...SHARE_CARD, position: 'relative', background, color: colors.ink, overflow: 'hidden' }, ...children);

const headline = (px: number): Style => ({
  fontFamily: FAMILIES.eczar,
  fontWeight: 800,
  fontSize: px,
  lineHeight: 1,
  letterSpacing: '-.01em',
  color: colors.ink,
  whiteSpace: 'nowrap',
  alignItems: 'center',
});

const note = (words: string): CardNode =>
  text(words, { fontFamily: FAMILIES.anek, fontWeight: 600, fontSize: 28, color: colors.ink2, whiteSpace: 'nowrap' });

/** A badge in the form of a ticket, with a notch in its left and right edge. */
function badge(name: string, color: string): CardNode {
  const bite: Style = {
    position: 'absolute',
    top: 16,
    width: 18,
    height: 18,
    borderRadius: 9,
    background: colors.ground,
  };
  return box(
    {
      position: 'relative',
      height: 50,
      alignItems: 'center',
      padding: '0 28px',
      overflow: 'hidden',
      background: color,
    },
    text(name, {
      fontFamily: FAMILIES.anek,
      fontWeight: 600,
      fontSize: 28,
      color: colors.ground,
      whiteSpace: 'nowrap',
    }),
    box({ ...bite, left: -9 }),
    box({ ...bite, right: -9 }),
  );
}

/** The site's name, with a bulb in place of the last "o", as in the header. */
function wordmark(px: number): CardNode {
  const at = site.name.lastIndexOf('o');
  const letters = (part: string) => text(part, { ...headline(px), letterSpacing: '-.02em', whiteSpace: 'pre' });
  const bulb = { width: px * 0.56, height: px * 0.56 };
  return box(
    { alignItems: 'center' },
    letters(site.name.slice(0, at)),
    box({ marginTop: px * 0.15 }, image(logoBulb, bulb)),
    letters(site.name.slice(at + 1)),
  );
}
