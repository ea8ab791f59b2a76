import { hashKey } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailures, isFailedQuery } from '@/lib/query-client.ts';

interface Props {
  /** What it loads, if that can change. After a failure, something else is tried at once. */
  readonly of?: unknown;
  /** A placeholder of the content's size while its data loads. */
  readonly loading: ReactNode;
  /** What to show if the data does not load. */
  readonly failed: (retry: () => void, error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Content that reads data of our API with `useSuspenseQuery`, so its data is never undefined. */
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
    // Any other error is a defect, which the page's own boundary reports.
    if (!isFailedQuery(error)) throw error;
    return this.props.failed(this.retry, error);
  }
}
