/** What a script prints after a command. */
const AFTER = ['\n(As in the guide.)\n', '\n(The guide shows:)\n', '\nIt ended with exit code ', '\nIt succeeded, ', '\n# ', '\n$ ', '\n=== '];

/** What the screen of a script's block shows under one of its commands, with questions and answers. */
export function screenOfCommand(screen: string, command: string): string {
  const at = Math.max(...['$', '#'].map((prompt) => screen.lastIndexOf(`\n${prompt} ${command}\n`)));
  if (at < 0) return '';
  const printed = screen.slice(at + `\n$ ${command}`.length);
  const ends = AFTER.map((words) => printed.indexOf(words)).filter((end) => end >= 0);
  return printed.slice(1, Math.min(printed.length, ...ends));
}
