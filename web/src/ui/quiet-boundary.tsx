import { Component, type ReactNode } from 'react';

/** Around what a page can do without: when it breaks, it is gone, and the page stays. The error is in the console. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
