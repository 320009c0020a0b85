import { blockNode, blockText } from './block-node.ts';

/** Dates and what happened then. */
const Timeline = blockNode({
  name: 'timeline',
  content: '(timelineDate+ timelineText+)+',
  parseHTML: () => [{ tag: 'dl[data-block="timeline"]', priority: 80 }],
  renderHTML: ({ HTMLAttributes }) => ['dl', { 'data-block': 'timeline', ...HTMLAttributes }, 0],
});

export const timelineNodes = [
  Timeline,
  blockText({ name: 'timelineDate', tag: 'dt', parents: ['timeline'] }),
  blockText({ name: 'timelineText', tag: 'dd', parents: ['timeline'] }),
];
