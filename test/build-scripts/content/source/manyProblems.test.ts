import { formatProblems } from '../../../../build-scripts/lib/content/source/problem';
import { compile, problemsOf } from '../../support/compile';

/** More than a slow machine needs where the time grows with the length; where it grows with the length's square, it takes minutes. */
const SECONDS = 20;

function secondsOf(action: () => void): number {
  const { user } = process.cpuUsage();
  action();
  return (process.cpuUsage().user - user) / 1_000_000;
}

describe('a file near the limit of a megabyte', () => {
  it('is told of each of its mistakes, however many, in time that grows with its length', () => {
    const lines = Array.from({ length: 2_000 }, () => '{%%}'.repeat(100));
    const document = compile(lines.join('\n\n'));
    expect(problemsOf(document)).toHaveLength(200_000);
    expect(problemsOf(document).at(-1)).toBe('4005:397 has a Liquid tag: {%%}');
    const source = `${'\n'.repeat(6)}${lines.join('\n\n')}`;
    expect(secondsOf(() => void formatProblems(document.problems.slice(-20_000), () => source))).toBeLessThan(SECONDS);
  });

  it.each([
    ['a heredoc', `\`\`\`console\n$ psql <<EOF\n${'SELECT a, b, c FROM t WHERE d = 1;\n'.repeat(9_000)}EOF\n\`\`\``],
    ['a comment', `\`\`\`bash\nls # ${'x'.repeat(300_000)}\n\`\`\``],
  ])('may have all of it in %s', (_, body) => {
    expect(problemsOf(compile(body))).toEqual([]);
  });
});
