import { hashKey } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailures, isFailedQuery } from '@/lib/query-client.ts';

interface Props {
  /**
   * A key that identifies the data, if the data can change. After a failure, a new key loads the
   * data right away.
   */
  readonly of?: unknown;
  /** A placeholder of the same size as the content, shown while the data loads. */
  readonly loading: ReactNode;
  /** Content to show if the data fails to load. */
  readonly failed: (retry: () => void, error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Renders content that reads API data with `useSuspenseQuery`, where data is never undefined. */
export function Loaded({ of, loading, failed, children }: Props) {
  return (
    <Failure of={hashKey([of])} failed={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Failure>
  );
}

interface FailureProps extends Pick<Props, 'failed' | 'children'> {
  readonly of: string;
}

interface FailureState {
  readonly error: unknown;
  readonly of: string;
}

class Failure extends Component<FailureProps, FailureState> {
  override state: FailureState = { error: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ of }: FailureProps, state: FailureState) {
    return of === state.of ? null : { of, error: null };
  }

  private readonly retry = () => {
    forgetFailures();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Any other error is a bug. The page's own error boundary reports it.
    if (!isFailedQuery(error)) throw error;
    return this.props.failed(this.retry, error);
  }
}
