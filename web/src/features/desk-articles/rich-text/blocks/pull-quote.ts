import { blockNode, blockPart } from './block-node.ts';

/** A line of the story in large type, and who said it. */
const PullQuote = blockNode({
  name: 'pullQuote',
  content: 'pullQuoteText blockCaption',
  parseHTML: () => [{ tag: 'figure[data-block="pull-quote"]', priority: 80 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', { 'data-block': 'pull-quote', ...HTMLAttributes }, 0],
});

const PullQuoteText = blockPart({
  name: 'pullQuoteText',
  tag: 'blockquote',
  parent: 'pullQuote',
  content: 'paragraph+',
});

export const pullQuoteNodes = [PullQuote, PullQuoteText];
