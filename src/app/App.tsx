import { memo, Suspense, useContext, useDeferredValue, useRef, type ReactNode, type RefObject } from 'react';
import { Provider } from 'react-redux';
import { Router, type NavigationType, type Navigator } from 'react-router-dom';
import type { BrowserHistory } from '../platform/history';
import { hasPage } from '../platform/site';
import { MatchMarks } from '../features/search/MatchMarks';
import { QuickSearchHost } from '../features/quick-search/QuickSearchHost';
import { NavBar } from '../features/navigation/NavBar';
import { selectNavigation, type NavigationState } from '../features/navigation/navigationSlice';
import { CodeWrap } from '../features/reading/CodeWrap';
import { TabChoice } from '../features/tab-choice/TabChoice';
import { useAppSelector } from '../features/store/hooks';
import type { AppProps } from './appProps';
import { DocumentContext, type InitialPage } from './documentContext';
import { Footer } from './Footer';
import { HydrationMark } from './HydrationMark';
import { LoadErrorBoundary } from './LoadErrorBoundary';
import { NavigationEffects } from './NavigationEffects';
import { Outlet, pageAt } from './Outlet';
import { Progress } from './Progress';
import { ThemeEffect } from './ThemeEffect';

/** The whole site. The location is read from the store, so a replayed or rewound visit shows its pages. */
export function App({ store, renderedState, navigator, history, documentInfo }: AppProps) {
  return (
    <Provider store={store} serverState={renderedState}>
      <DocumentContext value={documentInfo}>
        <Routed navigator={navigator} history={history} />
      </DocumentContext>
    </Provider>
  );
}

interface RoutedProps {
  readonly navigator: Navigator;
  readonly history: BrowserHistory | undefined;
}

/**
 * Renders the deferred location: React shows the old page until the new one's chunk and data have loaded (R4), and
 * rendering can be interrupted.
 */
function Routed(props: RoutedProps) {
  const wanted = useAppSelector(selectNavigation);
  const shown = useDeferredValue(wanted);
  return (
    <>
      <Progress isPending={pageAt(wanted.location) !== pageAt(shown.location)} />
      <Screen navigation={shown} {...props} />
    </>
  );
}

interface ScreenProps extends RoutedProps {
  readonly navigation: NavigationState;
}

/** Everything on the screen. Memoized, so it isn't rendered again while the next page loads. Our navigation kinds have the router's names. */
const Screen = memo(function Screen({ navigation: { location, kind }, navigator, history }: ScreenProps) {
  const { initialPage, pages } = useContext(DocumentContext);
  const main = useRef<HTMLElement>(null);
  return (
    <Router location={location} navigationType={kind as NavigationType} navigator={navigator}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavBar />
      <main ref={main} id="main" className="main" tabIndex={-1}>
        <LoadErrorBoundary entry={location.key + location.pathname} onFailure={initialPage?.release} onRetry={pages.forgetFailures}>
          <PageBoundary main={main} initialPage={initialPage}>
            <TabChoice>
              <CodeWrap>
                <Outlet />
              </CodeWrap>
            </TabChoice>
            {history && <NavigationEffects history={history} />}
            <MatchMarks />
            <HydrationMark main={main} onHydrated={initialPage?.release} />
          </PageBoundary>
        </LoadErrorBoundary>
      </main>
      <Footer />
      {hasPage('search') && <QuickSearchHost />}
      <ThemeEffect />
      <HydrationMark main={main} isScreen />
    </Router>
  );
});

interface PageBoundaryProps {
  /** The `main` element. */
  readonly main: RefObject<HTMLElement | null>;
  readonly initialPage: InitialPage | undefined;
  readonly children: ReactNode;
}

/**
 * The inner boundary is hydrated separately from the screen around it. React can't show another page in a boundary that
 * isn't hydrated yet; if the visitor leaves before that, or the address is that of a runbook, it is removed, and the outer
 * one holds the next pages.
 */
function PageBoundary({ main, initialPage, children }: PageBoundaryProps) {
  return (
    <Suspense fallback={null}>
      {initialPage?.isLeft() ? children : <Suspense fallback={null}>{children}</Suspense>}
      <HydrationMark main={main} isScreen onHydrated={initialPage?.reach} />
    </Suspense>
  );
}
