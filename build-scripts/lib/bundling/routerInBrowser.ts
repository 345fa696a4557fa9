/** What React Router's links and hooks have for its framework mode and its data routers, neither of which this site uses. */
const PARTS: readonly (readonly [part: RegExp, replacement: string])[] = [
  // A link prefetches nothing without the framework's context; behind it are the matching of routes and the framework's manifest.
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/ref: mergeRefs\(forwardedRef, prefetchRef\),/, 'ref: forwardedRef,'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  // Only a data router has routes to navigate from, and a navigation that is on its way.
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [/let isTransitioning = routerState != null && (?:\/\/.*\s+)*useViewTransitionState\(path\) && viewTransition === true;/, 'let isTransitioning = false;'],
  // An assignment to a class keeps the class, with all that it renders.
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
];

/** The file of the package that has the components. */
const COMPONENTS = /^var Link = /m;

/**
 * A webpack loader for React Router: it leaves out of the components what can't run here, so that the minifier can drop the functions behind
 * it. A link is the same element without. Pages are prerendered by Node, with the package as it is.
 *
 * @throws Error when the package has another form, so that a new release is looked at
 */
export default function routerInBrowser(source: string): string {
  if (!COMPONENTS.test(source)) return source;
  return PARTS.reduce((code, [part, replacement]) => {
    if (!part.test(code))
      throw new Error(`react-router has another form than build-scripts/lib/bundling/routerInBrowser.ts knows: ${String(part)} finds nothing.`);
    return code.replace(part, replacement);
  }, source);
}
