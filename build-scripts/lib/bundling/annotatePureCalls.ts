const TOP_LEVEL_CALL = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * A webpack loader for a package whose contexts and components are made by calls that aren't marked as pure: it marks
 * them, and leaves out the names that only the developer tools show, so that the minifier can drop what isn't used.
 * React Router is one file, and these few lines kept its forms and data routers in every page.
 *
 * @param source an ES module as esbuild writes it
 */
export default function annotatePureCalls(source: string): string {
  return source.replace(TOP_LEVEL_CALL, '$1/* @__PURE__ */ ').replace(DISPLAY_NAME, '');
}
