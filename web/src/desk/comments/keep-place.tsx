import { Component, createRef, type ReactNode } from 'react';
import { cardId } from './overlay.ts';
import type { QueueDesk } from './use-queue-desk.ts';

type Props = { desk: QueueDesk; children: ReactNode };

/**
 * Keeps a card at its place on screen while new comments and colleagues' decisions add and remove
 * cards above it: the current card, or the first visible card if the current one is not visible.
 * The component measures the card before and after each change. The browsers' own scroll anchoring
 * is not enough: it works only on a scrolled page, and not at all in Safari. The component is a
 * class, because there is no hook for `getSnapshotBeforeUpdate`.
 */
export class KeepPlace extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(previous: Props): { id: string; top: number } | null {
    const { version, isOwn, current, ids } = this.props.desk;
    if (previous.desk.version === version || isOwn.current) return null;
    for (const id of current === null ? ids : [current, ...ids]) {
      const rect = document.getElementById(cardId(id))?.getBoundingClientRect();
      if (rect !== undefined && rect.bottom > 0 && rect.top < window.innerHeight) return { id, top: rect.top };
    }
    return null;
  }

  override componentDidUpdate(_previous: Props, _state: unknown, before: { id: string; top: number } | null): void {
    const box = this.box.current;
    if (box !== null && this.props.desk.isOwn.current) box.style.minHeight = '';
    const element = before === null ? null : document.getElementById(cardId(before.id));
    if (before === null || element === null || box === null) return;
    const moved = () => element.getBoundingClientRect().top - before.top;
    if (Math.abs(moved()) < 1) return;
    window.scrollBy({ top: moved(), behavior: 'instant' });
    if (moved() < 1) return;
    // The page is too short to scroll that far, so make it taller.
    box.style.minHeight = `${box.offsetHeight + moved()}px`;
    window.scrollBy({ top: moved(), behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.box} style={{ overflowAnchor: 'none' }}>
        {this.props.children}
      </div>
    );
  }
}
