import { pathToFileURL } from 'node:url';

/** NODE_OPTIONS that also load a module first. It is named by its address: Node splits the options at spaces, and takes `#` in a path for an address's. */
export function preloading(file: string, options = ''): string {
  return `${options} --import ${pathToFileURL(file).href}`.trim();
}
