import { isLiveBlock, LIVE_BLOCKS_MAX, type LiveBlockKind } from '@first-show/domain/articles/story-blocks';
import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { liveKindOf } from './live-blocks.ts';

type Choice = {
  label: string;
  hint: string;
  /** More words by which `findBlocks` finds the block, in lower case. */
  words: string;
  /** The content of a new block. If it is missing, a dialog inserts the block. */
  content?: JSONContent;
};

const headerCell = () => ({ type: 'tableHeader', attrs: { scope: 'col' }, content: [{ type: 'paragraph' }] });
const cell = () => ({ type: 'tableCell', content: [{ type: 'paragraph' }] });
const tableRow = (make: () => JSONContent) => ({ type: 'tableRow', content: [make(), make(), make()] });

/** The blocks that the toolbar's menu and the '/' menu can insert, in the order of the menus. */
export const blockChoices = {
  picture: { label: 'Picture', hint: 'As wide as the text, wider, or full width', words: 'photo image' },
  gallery: { label: 'Gallery', hint: 'Pictures to swipe through', words: 'photos images slideshow' },
  'pull-quote': {
    label: 'Pull quote',
    hint: 'A line in large type, and who said it',
    words: 'citation',
    content: {
      type: 'pullQuote',
      content: [{ type: 'pullQuoteText', content: [{ type: 'paragraph' }] }, { type: 'blockCaption' }],
    },
  },
  'fact-box': {
    label: 'Fact box',
    hint: 'Background, set apart from the story',
    words: 'aside sidebar info',
    content: { type: 'factBox', content: [{ type: 'factBoxTitle' }, { type: 'paragraph' }] },
  },
  timeline: {
    label: 'Timeline',
    hint: 'Dates, and what happened',
    words: 'history years',
    content: { type: 'timeline', content: [{ type: 'timelineDate' }, { type: 'timelineText' }] },
  },
  table: {
    label: 'Table',
    hint: 'Three columns with headings',
    words: 'grid rows columns',
    content: { type: 'table', content: [tableRow(headerCell), tableRow(cell), tableRow(cell)] },
  },
  film: { label: 'Film card', hint: 'A film with its current figures', words: 'movie' },
  chart: {
    label: 'Box office chart',
    hint: 'The days of one film, or of two compared',
    words: 'film movie graph figures',
  },
  poll: { label: 'Poll', hint: 'Readers vote in the story', words: 'vote question' },
  prediction: { label: 'Prediction', hint: 'Readers guess the outcome', words: 'guess question' },
  trailer: { label: 'Trailer', hint: 'A YouTube video, played in the story', words: 'video film youtube' },
  related: { label: 'Related story', hint: 'A card that links to another story', words: 'article link' },
  'price-ticket': {
    label: 'Price ticket',
    hint: 'Where the money goes, row by row',
    words: 'cost rupees receipt',
    content: {
      type: 'priceTicket',
      content: [
        { type: 'priceTicketTitle' },
        {
          type: 'priceTicketRows',
          content: [{ type: 'priceTicketRow', content: [{ type: 'priceTicketLabel' }, { type: 'priceTicketAmount' }] }],
        },
      ],
    },
  },
} as const satisfies Record<string, Choice>;
export type BlockName = keyof typeof blockChoices;
export const blockNames = Object.keys(blockChoices) as BlockName[];

export type DialogBlock = LiveBlockKind | 'picture' | 'gallery';
export const hasDialog = (name: BlockName): name is DialogBlock => !('content' in blockChoices[name]);

/** The block of a node, by the node's name; `null` for nodes that are not blocks. */
export function blockNameOf(nodeName: string): BlockName | null {
  const live = liveKindOf(nodeName);
  if (live !== null) return live;
  const kebab = nodeName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (kebab === 'figure' || kebab === 'image') return 'picture';
  return blockNames.find((name) => name === kebab) ?? null;
}

/**
 * The blocks that match the text after '/'. First come the blocks whose label starts with the text,
 * then those with a later word of the label that starts with the text, then those with a word in
 * `words` that starts with the text.
 */
export function findBlocks(query: string): BlockName[] {
  const typed = query.trim().toLowerCase();
  const rankOf = (name: BlockName): number => {
    const label = blockChoices[name].label.toLowerCase();
    return [
      label.startsWith(typed),
      ` ${label}`.includes(` ${typed}`),
      ` ${blockChoices[name].words}`.includes(` ${typed}`),
    ].indexOf(true);
  };
  return blockNames.filter((name) => rankOf(name) >= 0).sort((one, other) => rankOf(one) - rankOf(other));
}

/** The reason why a block cannot be inserted into a story; `null` if it can be inserted. */
export function refusalOf(name: BlockName, doc: Node): string | null {
  const live = doc.children.filter(({ type }) => liveKindOf(type.name) !== null);
  return isLiveBlock(name) && live.length >= LIVE_BLOCKS_MAX
    ? `A story can have at most ${LIVE_BLOCKS_MAX} film cards, charts, polls, predictions, trailers and related stories`
    : null;
}
