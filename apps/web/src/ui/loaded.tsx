import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailures, isFailedQuery } from '@/lib/query-client.ts';

interface Props {
  /** A placeholder of the content's size while its data loads. */
  readonly loading: ReactNode;
  /** What to show if the data does not load. */
  readonly failed: (retry: () => void, error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Content that reads data of our API with `useSuspenseQuery`, so its data is never undefined. */
export function Loaded({ loading, failed, children }: Props) {
  return (
    <Failure failed={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Failure>
  );
}

class Failure extends Component<Omit<Props, 'loading'>, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
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
