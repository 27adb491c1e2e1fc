import { Component, type ReactNode } from 'react';
import { reportFault } from '../faults.ts';

type Props = { children: ReactNode; instead: (error: unknown) => ReactNode };

/** Keeps a part that breaks, or does not come, from taking the page with it. */
export class FaultBoundary extends Component<Props, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    void reportFault(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.instead(caught.error) : this.props.children;
  }
}
