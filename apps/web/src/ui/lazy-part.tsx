import { Component, type ReactNode, Suspense } from 'react';
import { logFailure } from '@/lib/log.ts';

interface Props {
  /** A placeholder of the same size as the component. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** Shows an optional component. Renders nothing if the component's code fails to load. */
export class LazyPart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Could not show a part of the page', error);
  }

  override render() {
    const { loading, children } = this.props;
    return this.state.hasFailed ? null : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
