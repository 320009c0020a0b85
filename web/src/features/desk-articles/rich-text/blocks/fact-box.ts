import { blockNode, blockText, startingWith } from './block-node.ts';

/** Background facts beside the story, below a title. */
const FactBox = blockNode({
  name: 'factBox',
  content: 'factBoxTitle block+',
  parseHTML: () => [{ tag: 'aside[data-block="fact-box"]', priority: 80, contentElement: startingWith('h3') }],
  renderHTML: ({ HTMLAttributes }) => ['aside', { 'data-block': 'fact-box', ...HTMLAttributes }, 0],
});

export const factBoxNodes = [
  FactBox,
  blockText({ name: 'factBoxTitle', tag: 'h3', selector: 'h3:first-child', parents: ['factBox'] }),
];
