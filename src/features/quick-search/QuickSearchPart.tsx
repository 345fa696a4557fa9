import { Component, Suspense, use, type ReactNode } from 'react';
import { forgetFailure, readQuickSearch } from './loadQuickSearch';

type PartName = keyof Awaited<ReturnType<typeof readQuickSearch>>;

interface QuickSearchPartProps {
  readonly name: PartName;
  /** Rendered instead when it can't be loaded; without it nothing is. */
  readonly renderFailure?: (retry: () => void) => ReactNode;
}

interface QuickSearchPartState {
  readonly hasFailed: boolean;
}

/** The list or the body of the dialog, once its chunk is loaded. A chunk that fails to load affects nothing else on the page. */
export class QuickSearchPart extends Component<QuickSearchPartProps, QuickSearchPartState> {
  override state: QuickSearchPartState = { hasFailed: false };

  static getDerivedStateFromError(): QuickSearchPartState {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    forgetFailure();
  }

  private readonly handleRetry = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { name, renderFailure } = this.props;
    if (this.state.hasFailed) return renderFailure?.(this.handleRetry);
    return (
      <Suspense fallback={null}>
        <LoadedPart name={name} />
      </Suspense>
    );
  }
}

function LoadedPart({ name }: { readonly name: PartName }) {
  const Part = use(readQuickSearch())[name];
  return <Part />;
}
