/** Parts of React Router's links and hooks for its framework mode and its data routers, neither of which this site uses. */
const PARTS: readonly (readonly [part: RegExp, replacement: string])[] = [
  // Without the framework's context, a link prefetches nothing. Behind this are route matching and the framework's manifest.
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/ref: mergeRefs\(forwardedRef, prefetchRef\),/, 'ref: forwardedRef,'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  // Only a data router has routes to navigate from, and pending navigations.
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [/let isTransitioning = routerState != null && (?:\/\/.*\s+)*useViewTransitionState\(path\) && viewTransition === true;/, 'let isTransitioning = false;'],
  // A property that only its name at run time tells needs all of React as one object. Every React that we ship has it.
  [/^var useOptimisticImpl = React\d*\[USE_OPTIMISTIC\];$/m, 'var useOptimisticImpl;'],
  // An assignment to a class keeps it in the bundle, with all that it renders.
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
];

/** Recognises the package's file with the components. */
const COMPONENTS = /^var Link = /m;

/**
 * A webpack loader for React Router: it removes what can't run here from the components, so that the minifier can drop the functions behind
 * it. A link renders the same element without. Pages are prerendered by Node, with the unmodified package.
 *
 * @throws Error when a part isn't found, so that someone looks at the new release
 */
export default function routerInBrowser(source: string): string {
  if (!COMPONENTS.test(source)) return source;
  return PARTS.reduce((code, [part, replacement]) => {
    if (!part.test(code))
      throw new Error(`react-router has changed in a way that build-scripts/lib/bundling/routerInBrowser.ts doesn't know: ${String(part)} matches nothing.`);
    return code.replace(part, replacement);
  }, source);
}
