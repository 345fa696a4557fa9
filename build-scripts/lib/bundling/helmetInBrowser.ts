/** Parts of react-helmet for servers, for a React that checks prop types, and for browsers without `Object.assign` or animation frames. */
const PARTS: readonly (readonly [part: RegExp, replacement: string])[] = [
  [/ _class\.propTypes = \{[^}]*\},/, ''],
  [/ _class\.rewind = function \(\) \{\n[\s\S]*?\n {4}\}, _temp;/, ' _temp;'],
  [/handleClientStateChange, mapStateOnServer\)/, 'handleClientStateChange)'],
  [/^HelmetExport\.renderStatic = HelmetExport\.rewind;$/m, ''],
  [/^import objectAssign from 'object-assign';$/m, 'const objectAssign = Object.assign;'],
  [/^var _extends = Object\.assign \|\| function[\s\S]*?\n\};$/m, 'var _extends = Object.assign;'],
  [/^var rafPolyfill = [\s\S]*?^var cancelAnimationFrame = .*$/m, ''],
  [/ classCallCheck\(this, HelmetWrapper\);/, ''],
  [/possibleConstructorReturn\(this, (_React\$Component\.apply\(this, arguments\))\)/, '$1 || this'],
];

/**
 * A webpack loader for react-helmet: it leaves out what only a server calls, what React no longer reads and what every browser has, so that the
 * minifier can drop the functions behind them. Pages are prerendered by Node, with the unmodified package.
 *
 * @throws Error when a part isn't found, so that someone looks at the new release
 */
export default function helmetInBrowser(source: string): string {
  return PARTS.reduce((code, [part, replacement]) => {
    if (!part.test(code))
      throw new Error(`react-helmet has changed in a way that build-scripts/lib/bundling/helmetInBrowser.ts doesn't know: ${String(part)} matches nothing.`);
    return code.replace(part, replacement);
  }, source);
}
