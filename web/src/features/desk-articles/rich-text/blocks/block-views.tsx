import { styled } from '@mui/material/styles';
import type { AnyExtension, Node } from '@tiptap/core';
import { NodeViewContent, type NodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { isHindi } from '@first-show/domain/core/text';
import type { FunctionComponent } from 'react';
import { BlockFrame } from './block-frame.tsx';
import { type LiveBlockAttributes, liveKindOf } from './live-blocks.ts';
import type { PictureAttributes } from './picture.ts';
import { sumOfAmounts } from './sum-of-amounts.ts';

const Picture = styled('figure')({ margin: 0 });
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

function LiveView(props: NodeViewProps) {
  const kind = liveKindOf(props.node.type.name);
  const { title } = props.node.attrs as LiveBlockAttributes;
  return (
    <BlockFrame {...props} title={title}>
      <Live contentEditable={false}>
        <b lang={isHindi(title) ? 'hi' : undefined}>{title}</b>
        {kind !== null && <span>{readersSee[kind]}</span>}
      </Live>
    </BlockFrame>
  );
}

const TextView = (props: NodeViewProps) => (
  <BlockFrame {...props}>
    <NodeViewContent />
  </BlockFrame>
);

function GalleryView(props: NodeViewProps) {
  const count = props.node.firstChild?.childCount ?? 0;
  return (
    <BlockFrame {...props} note={`${count} ${count === 1 ? 'picture' : 'pictures'}`}>
      <NodeViewContent />
    </BlockFrame>
  );
}

function PriceTicketView(props: NodeViewProps) {
  const amounts: string[] = [];
  props.node.descendants((part) => void (part.type.name === 'priceTicketAmount' && amounts.push(part.textContent)));
  const sum = sumOfAmounts(amounts);
  return (
    <BlockFrame {...props} note={sum === null ? undefined : `Rows add up to ${sum}`}>
      <NodeViewContent />
    </BlockFrame>
  );
}

const widthNotes = { wide: 'Wide', full: 'Full width' } as const;

function PictureView(props: NodeViewProps) {
  const { src, alt, layout } = props.node.attrs as PictureAttributes & { layout: 'wide' | 'full' | null };
  return (
    <BlockFrame {...props} title={alt} note={layout === null ? undefined : widthNotes[layout]}>
      <Picture>
        <img src={src} alt={alt} contentEditable={false} draggable={false} />
        <NodeViewContent />
      </Picture>
    </BlockFrame>
  );
}

/** The element around the texts of a block, where their tags need one. */
const contentTags: Record<string, string> = { timeline: 'dl', priceTicket: 'table', figure: 'figcaption' };
const views: Record<string, FunctionComponent<NodeViewProps>> = {
  figure: PictureView,
  gallery: GalleryView,
  pullQuote: TextView,
  factBox: TextView,
  timeline: TextView,
  priceTicket: PriceTicketView,
};

/** Gives a block's node its frame. Other extensions stay as they are. */
export function withView(extension: AnyExtension): AnyExtension {
  const view = views[extension.name] ?? (liveKindOf(extension.name) === null ? undefined : LiveView);
  if (view === undefined) return extension;
  const contentDOMElementTag = contentTags[extension.name];
  return (extension as Node).extend({
    addNodeView: () => ReactNodeViewRenderer(view, contentDOMElementTag === undefined ? {} : { contentDOMElementTag }),
  });
}
