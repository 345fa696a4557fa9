/** React's client, as a module of its own: a namespace of a CommonJS package needs more of the bundler's runtime. */
export { createRoot, hydrateRoot } from 'react-dom/client';
