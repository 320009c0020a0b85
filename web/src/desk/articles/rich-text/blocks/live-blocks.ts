import {
  LIVE_BLOCK_ATTRIBUTES,
  type LiveBlock,
  type LiveBlockKind,
  liveBlockOf,
} from '@first-show/domain/articles/story-blocks';
import { blockNode } from './block-node.ts';

/** Attributes of a live block's node. `title` and `href`: text and address of its link. */
export type LiveBlockAttributes = Omit<LiveBlock, 'kind'> & { title: string; href: string };

export const liveNodeName = (kind: LiveBlockKind): string => `${kind}Block`;

export const LIVE_KINDS = Object.keys(LIVE_BLOCK_ATTRIBUTES) as LiveBlockKind[];

/** The kind of a live block's node; `null` for other nodes. */
export const liveKindOf = (nodeName: string): LiveBlockKind | null =>
  LIVE_KINDS.find((kind) => liveNodeName(kind) === nodeName) ?? null;

/** The attributes of a stored live block; `false` if malformed, so that it becomes a paragraph. */
function attributesOf(element: HTMLElement, kind: LiveBlockKind): LiveBlockAttributes | false {
  const block = liveBlockOf(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));
  const link = element.querySelector('a[href]');
  if (block?.kind !== kind || link === null) return false;
  const { id, versusId } = block;
  return { id, versusId, title: element.textContent?.trim() ?? '', href: link.getAttribute('href') ?? '' };
}

/** A live block: a film card, a chart and so on. Stored as a paragraph with a link. */
const liveBlockNode = (kind: LiveBlockKind) =>
  blockNode({
    name: liveNodeName(kind),
    atom: true,
    addAttributes: () =>
      Object.fromEntries(['id', 'versusId', 'title', 'href'].map((name) => [name, { default: null, rendered: false }])),
    parseHTML: () => [
      { tag: `p[data-block="${kind}"]`, priority: 80, getAttrs: (element) => attributesOf(element, kind) },
    ],
    renderHTML: ({ node, HTMLAttributes }) => {
      const { id, versusId, title, href } = node.attrs as LiveBlockAttributes;
      const [idName, versusName] = LIVE_BLOCK_ATTRIBUTES[kind];
      return [
        'p',
        {
          'data-block': kind,
          [idName]: id,
          ...(versusName !== undefined && versusId !== null && { [versusName]: versusId }),
          ...HTMLAttributes,
        },
        ['a', { href }, title],
      ];
    },
  });

export const liveBlockNodes = LIVE_KINDS.map(liveBlockNode);
