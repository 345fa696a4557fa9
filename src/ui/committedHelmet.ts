import { isValidElement } from 'react';
import { Helmet } from 'react-helmet';

/** The class inside react-helmet (react-side-effect's) that keeps the list of what is mounted, and writes the head from it. */
interface SideEffect {
  UNSAFE_componentWillMount?: (() => void) | undefined;
  componentDidMount?: () => void;
}

/**
 * Makes react-helmet register a page's head when the page is committed, not while it is rendered. React may render a
 * page and throw it away for a newer one (a quick Back and Forward); registered while rendering, such a page stays in
 * the list for good and its title with it. Rendering to HTML is synchronous and keeps the library's own way.
 */
export function registerOnCommit(): void {
  const element = new Helmet({}).render();
  const { prototype } =
    isValidElement(element) && typeof element.type === 'function' ? (element.type as unknown as { prototype: SideEffect }) : { prototype: {} };
  const register = prototype.UNSAFE_componentWillMount;
  if (!register) return;
  prototype.componentDidMount = register;
  prototype.UNSAFE_componentWillMount = undefined;
}
