/** What react-helmet has for a server, for a React that checks types of props, and for what it knows of a page without a document. */
const PARTS: readonly (readonly [part: RegExp, replacement: string])[] = [
  [/ _class\.propTypes = \{[^}]*\},/, ''],
  [/ _class\.rewind = function \(\) \{\n[\s\S]*?\n {4}\}, _temp;/, ' _temp;'],
  [/handleClientStateChange, mapStateOnServer\)/, 'handleClientStateChange)'],
  [/^HelmetExport\.renderStatic = HelmetExport\.rewind;$/m, ''],
];

/**
 * A webpack loader for react-helmet: it leaves out what only a server calls and what React no longer reads, so that the minifier can drop
 * the functions behind them. Pages are prerendered by Node, with the package as it is.
 *
 * @throws Error when the package has another form, so that a new release is looked at
 */
export default function helmetInBrowser(source: string): string {
  return PARTS.reduce((code, [part, replacement]) => {
    if (!part.test(code)) throw new Error(`react-helmet has another form than build-scripts/lib/helmetInBrowser.ts knows: ${String(part)} finds nothing.`);
    return code.replace(part, replacement);
  }, source);
}
