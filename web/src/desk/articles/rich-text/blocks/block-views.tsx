import { styled } from '@mui/material/styles';
import { formatCountOf } from '@first-show/domain/core/money';
import { type LiveBlockKind, type PictureWidth } from '@first-show/domain/articles/story-blocks';
import type { AnyExtension, Node } from '@tiptap/core';
import { NodeViewContent, type NodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { FunctionComponent } from 'react';
import { langOf } from '../../../../shared/ui/lang-of.ts';
import { BlockFrame } from './block-frame.tsx';
import { LIVE_KINDS, type LiveBlockAttributes, liveNodeName } from './live-blocks.ts';
import { type PictureAttributes, pictureWidthNames } from './picture.ts';
import { sumOfAmounts } from './sum-of-amounts.ts';

const Live = styled('div')({
  padding: '14px 16px 16px',
  whiteSpace: 'normal',
  '& b': { display: 'block', fontWeight: 800, fontSize: '1.3125rem', lineHeight: 1.25 },
  '& span': { color: 'var(--fs-palette-text-secondary)', fontSize: '1rem' },
});

const readersSee = {
  film: 'Readers see its poster, verdict and current figures.',
  chart: 'Readers see a chart of the figures by day.',
  poll: 'Readers can vote here.',
  prediction: 'Readers can predict the outcome here.',
  trailer: 'The video plays here when a reader presses play.',
  related: 'Readers see a card with its picture.',
} as const;

const liveView = (kind: LiveBlockKind) => (props: NodeViewProps) => {
  const { title } = props.node.attrs as LiveBlockAttributes;
  return (
    <BlockFrame {...props} title={title}>
      <Live contentEditable={false}>
        <b lang={langOf(title)}>{title}</b>
        <span>{readersSee[kind]}</span>
      </Live>
    </BlockFrame>
  );
};

/** A block whose texts are edited in place. `noteOf` returns the note for the block's strip. */
const textView = (noteOf?: (node: DocumentNode) => string | undefined) => (props: NodeViewProps) => (
  <BlockFrame {...props} note={noteOf?.(props.node)}>
    <NodeViewContent />
  </BlockFrame>
);

function pictureCount(gallery: DocumentNode): string {
  const count = gallery.firstChild?.childCount ?? 0;
  return formatCountOf(count, 'picture');
}

function sumOfRows(ticket: DocumentNode): string | undefined {
  const amounts: string[] = [];
  ticket.descendants((part) => void (part.type.name === 'priceTicketAmount' && amounts.push(part.textContent)));
  const sum = sumOfAmounts(amounts);
  return sum === null ? undefined : `Rows add up to ${sum}`;
}

function PictureView(props: NodeViewProps) {
  const { src, alt, layout } = props.node.attrs as PictureAttributes & { layout: PictureWidth | null };
  return (
    <BlockFrame {...props} title={alt} note={layout === null ? undefined : pictureWidthNames[layout]}>
      <figure>
        <img src={src} alt={alt} contentEditable={false} draggable={false} />
        <NodeViewContent />
      </figure>
    </BlockFrame>
  );
}

/** The tag of the element around a block's texts, by node. Other nodes have a 'div'. */
const contentTags: Record<string, string> = { timeline: 'dl', priceTicket: 'table', figure: 'figcaption' };
const views: Record<string, FunctionComponent<NodeViewProps>> = {
  figure: PictureView,
  gallery: textView(pictureCount),
  pullQuote: textView(),
  factBox: textView(),
  timeline: textView(),
  priceTicket: textView(sumOfRows),
  ...Object.fromEntries(LIVE_KINDS.map((kind) => [liveNodeName(kind), liveView(kind)])),
};

/** Makes a block's node render in a `BlockFrame`. Returns other extensions unchanged. */
export function withView(extension: AnyExtension): AnyExtension {
  const view = views[extension.name];
  if (view === undefined) return extension;
  const contentDOMElementTag = contentTags[extension.name] ?? 'div';
  return (extension as Node).extend({ addNodeView: () => ReactNodeViewRenderer(view, { contentDOMElementTag }) });
}
