import { Component, type ReactNode } from 'react';
import { forgetFailures } from './resources';
import { reloadOnce } from '../platform/reload';
import { Seo } from '../ui/Seo';

interface LoadErrorBoundaryProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

interface LoadErrorBoundaryState {
  readonly failedAt: string | null;
}

/** A page that can't be loaded says so where it was to appear; after a deploy the new site is loaded once instead. */
export class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, LoadErrorBoundaryState> {
  override state: LoadErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<LoadErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ pathname }: LoadErrorBoundaryProps, { failedAt }: LoadErrorBoundaryState): LoadErrorBoundaryState {
    if (failedAt === '') return { failedAt: pathname };
    return { failedAt: failedAt === pathname ? failedAt : null };
  }

  override componentDidCatch(error: Error): void {
    // What was asked for begins at its top; a reload would keep the place of the page that was left.
    window.scrollTo(0, 0);
    if (error.name === 'ChunkLoadError') reloadOnce();
  }

  private readonly handleRetry = () => {
    forgetFailures();
    this.setState({ failedAt: null });
  };

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <div className="page">
        <Seo title="This page could not be loaded" />
        <div className="load-error" role="alert">
          <h1 tabIndex={-1}>This page could not be loaded</h1>
          <p>The connection may be gone, or the site has been updated.</p>
          <p>
            <button type="button" className="button" onClick={this.handleRetry}>
              Retry
            </button>
          </p>
        </div>
      </div>
    );
  }
}
