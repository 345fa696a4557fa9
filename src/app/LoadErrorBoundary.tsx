import { Component, type ReactNode } from 'react';
import { forgetFile } from '../platform/forgetFile';
import { OtherBuildError } from '../platform/fetchPageFile';
import { reload } from '../platform/reload';
import { showEntry } from '../platform/scroll';
import { mayTakeFocus } from '../platform/typing';
import { Seo } from '../ui/Seo';
import { followDeploy, mayBeOutdated } from '../platform/followDeploy';

interface LoadErrorBoundaryProps {
  /** Identifies the history entry; another one gets a new try. A guide and its runbook have the same path. */
  readonly entry: string;
  /** Called when an error replaces the page. */
  readonly onFailure?: (() => void) | undefined;
  /** Called before the page is rendered again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface LoadErrorBoundaryState {
  readonly error: unknown;
  /** The entry at which the error happened; empty until it is known, null without an error. */
  readonly failedAt: string | null;
  /** Whether a check for a newer deploy is under way; nothing is shown meanwhile. */
  readonly isChecking: boolean;
}

const NO_FAILURE: LoadErrorBoundaryState = { error: null, failedAt: null, isChecking: false };

/** Shows a load failure in place of the page; after a deploy it reloads the document once instead. */
export class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, LoadErrorBoundaryState> {
  override state = NO_FAILURE;

  static getDerivedStateFromError(error: unknown): LoadErrorBoundaryState {
    return { error, failedAt: '', isChecking: mayBeOutdated(error) };
  }

  static getDerivedStateFromProps({ entry }: LoadErrorBoundaryProps, { failedAt }: LoadErrorBoundaryState): Partial<LoadErrorBoundaryState> {
    if (failedAt === '') return { failedAt: entry };
    return failedAt === entry ? {} : NO_FAILURE;
  }

  override componentDidCatch(error: unknown): void {
    void forgetFile(error);
    // The requested page starts at its top; a reload would restore the scroll position of the previous one.
    showEntry(null);
    window.scrollTo(0, 0);
    this.props.onFailure?.();
    void followDeploy(error, () => this.state.error === error).then((isLeaving) => {
      if (!isLeaving) this.setState({ isChecking: false });
    });
  }

  private readonly handleRetry = () => {
    if (this.state.error instanceof OtherBuildError) return reload();
    this.props.onRetry();
    this.setState(NO_FAILURE);
  };

  override render(): ReactNode {
    const { failedAt, isChecking } = this.state;
    if (failedAt === null) return this.props.children;
    if (isChecking) return null;
    return (
      <div className="page">
        <Seo title="This page could not be loaded" />
        <div className="load-error" role="alert">
          <h1 className="empty__title" tabIndex={-1}>
            This page could not be loaded
          </h1>
          <p>The connection may be gone, or the site has been updated.</p>
          <p>
            {/* It replaces what had the focus, such as a Retry before it. */}
            <button type="button" className="button" autoFocus={mayTakeFocus()} onClick={this.handleRetry}>
              Retry
            </button>
          </p>
        </div>
      </div>
    );
  }
}
