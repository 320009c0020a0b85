import { Component, createRef, type ReactNode, type RefObject } from 'react';

type Props = {
  /** `id` attributes of elements. The first visible one must not move on screen. */
  anchorIds: readonly string[];
  /** Changes with everything that may move the elements. */
  version: unknown;
  /** True if the person caused the change. Such a change may move the page. */
  isOwn: RefObject<boolean>;
  children: ReactNode;
};

/**
 * Keeps an element at its place on screen while cards come and go above it. Browsers do that only
 * if the page is scrolled, and Safari not at all. This measures the element right before and after
 * each change. It is a class, because `getSnapshotBeforeUpdate` has no hook.
 */
export class KeepPlace extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(previous: Props): { id: string; top: number } | null {
    const { anchorIds, version, isOwn } = this.props;
    if (previous.version === version || isOwn.current) return null;
    for (const id of anchorIds) {
      const rect = document.getElementById(id)?.getBoundingClientRect();
      if (rect !== undefined && rect.bottom > 0 && rect.top < window.innerHeight) return { id, top: rect.top };
    }
    return null;
  }

  override componentDidUpdate(_previous: Props, _state: unknown, before: { id: string; top: number } | null): void {
    const box = this.box.current;
    if (box !== null && this.props.isOwn.current) box.style.minHeight = '';
    const element = before === null ? null : document.getElementById(before.id);
    if (before === null || element === null || box === null) return;
    const moved = () => element.getBoundingClientRect().top - before.top;
    if (Math.abs(moved()) < 1) return;
    window.scrollBy({ top: moved(), behavior: 'instant' });
    if (moved() < 1) return;
    // A short page cannot scroll that far, so make it taller.
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
