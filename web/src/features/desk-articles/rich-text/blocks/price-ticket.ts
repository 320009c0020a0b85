import { PRICE_TICKET_ROWS_MAX } from '@first-show/domain/articles/story-blocks';
import { blockNode, blockPart, blockText, startingWith } from './block-node.ts';

/** Where the money of a ticket goes: labels and amounts below a title. */
const PriceTicket = blockNode({
  name: 'priceTicket',
  content: 'priceTicketTitle priceTicketRows',
  parseHTML: () => [{ tag: 'table[data-block="price-ticket"]', priority: 80, contentElement: startingWith('caption') }],
  renderHTML: ({ HTMLAttributes }) => ['table', { 'data-block': 'price-ticket', ...HTMLAttributes }, 0],
});

export const priceTicketNodes = [
  PriceTicket,
  blockText({ name: 'priceTicketTitle', tag: 'caption', parents: ['priceTicket'] }),
  blockPart({
    name: 'priceTicketRows',
    tag: 'tbody',
    parent: 'priceTicket',
    content: `priceTicketRow{1,${PRICE_TICKET_ROWS_MAX}}`,
  }),
  blockPart({
    name: 'priceTicketRow',
    tag: 'tr',
    parent: 'priceTicketRows',
    content: 'priceTicketLabel priceTicketAmount',
  }),
  blockText({ name: 'priceTicketLabel', tag: 'th', parents: ['priceTicketRow'], attributes: { scope: 'row' } }),
  blockText({ name: 'priceTicketAmount', tag: 'td', parents: ['priceTicketRow'] }),
];
