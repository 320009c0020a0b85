import { PRICE_TICKET_ROWS_MAX } from '@first-show/domain/articles/story-blocks';
import { blockPart, blockText, staticBlock } from './block-node.ts';

/** The nodes of blocks that consist of texts. Below each block are the nodes of its parts. */
export const textBlockNodes = [
  staticBlock('pull-quote', { name: 'pullQuote', content: 'pullQuoteText blockCaption' }),
  blockPart({ name: 'pullQuoteText', tag: 'blockquote', parents: ['pullQuote'], content: 'paragraph+' }),
  blockText({ name: 'blockCaption', tag: 'figcaption', parents: ['gallery', 'pullQuote'] }),

  staticBlock('fact-box', { name: 'factBox', content: 'factBoxTitle block+', titleTag: 'h3' }),
  blockText({ name: 'factBoxTitle', tag: 'h3', selector: 'h3:first-child', parents: ['factBox'] }),

  staticBlock('timeline', { name: 'timeline', content: '(timelineDate+ timelineText+)+' }),
  blockText({ name: 'timelineDate', tag: 'dt', parents: ['timeline'] }),
  blockText({ name: 'timelineText', tag: 'dd', parents: ['timeline'] }),

  staticBlock('price-ticket', {
    name: 'priceTicket',
    content: 'priceTicketTitle priceTicketRows',
    titleTag: 'caption',
  }),
  blockText({ name: 'priceTicketTitle', tag: 'caption', parents: ['priceTicket'] }),
  blockPart({
    name: 'priceTicketRows',
    tag: 'tbody',
    parents: ['priceTicket'],
    content: `priceTicketRow{1,${PRICE_TICKET_ROWS_MAX}}`,
  }),
  blockPart({
    name: 'priceTicketRow',
    tag: 'tr',
    parents: ['priceTicketRows'],
    content: 'priceTicketLabel priceTicketAmount',
  }),
  blockText({ name: 'priceTicketLabel', tag: 'th', parents: ['priceTicketRow'], attributes: { scope: 'row' } }),
  blockText({ name: 'priceTicketAmount', tag: 'td', parents: ['priceTicketRow'] }),
];
