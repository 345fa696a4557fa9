/** How many files are named. */
const MAX_FILES = 20;

/** @throws Error naming the files that are in the way of an import, if any are */
export function refuseExisting(files: readonly string[]): void {
  const [first, ...more] = files;
  if (first === undefined) return;
  const hint = 'nothing was written. Import into a new folder (--to), or move what is in the way.';
  if (more.length === 0) throw new Error(`import: ${first} already exists; ${hint}`);
  const rest = files.length - MAX_FILES;
  const lines = [...files.slice(0, MAX_FILES), ...(rest > 0 ? [`… and ${rest} more`] : [])];
  throw new Error(`import: ${files.length} files already exist; ${hint}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
