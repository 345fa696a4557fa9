import { displayPath } from './displayPath';

/** `--content` with a folder, for commands in messages: as typed into a shell, whatever the folder's name is. */
export function contentOption(dir: string): string {
  const path = displayPath(dir);
  return `--content ${/[^\w./:=@,+-]/.test(path) ? JSON.stringify(path).replace(/[$`]/g, '\\$&') : path}`;
}
