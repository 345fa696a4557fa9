import * as fc from 'fast-check';
import { shellContexts, type ShellPlace } from '../../../src/core/content/shellContexts';
import { shellQuote } from '../../../src/core/content/shellQuote';
import { runs } from '../../support/propertyRuns';
import { runBash } from './support/bash';
import { valuesArbitrary } from './support/values';

/** The context of each X in some lines. */
function contextsOf(...lines: readonly string[]): (string | null)[] {
  return shellContexts(lines).flatMap((contexts, number) =>
    [...(lines[number] ?? '')].flatMap((character, at) => (character === 'X' ? [contexts[at] ?? null] : [])),
  );
}

describe('shellContexts', () => {
  it.each([
    ['a word', ['ssh X'], ['bare']],
    ['quotes', [`a 'X' "X" X`], ['single', 'double', 'bare']],
    ['quotes in quotes', [`a "it's X" 'say "X"'`], ['double', 'single']],
    ['quotes within a word', [`a--b="X"X'X'`], ['double', 'bare', 'single']],
    ['quotes over lines', ["sh -c 'a", "X'", 'X'], ['single', 'bare']],
    ['quotes behind backslashes', [String.raw`a \"X "\"X" \\"X"`], ['bare', 'double', 'double']],
    ['quotes that know backslashes', [String.raw`a $'it\'s X' X "$'X"`], ['single', 'bare', 'double']],
    ['a backslash in single quotes', [String.raw`a '\' X`], ['bare']],
    ['a comment', ['a X # X', '# X', 'a#X ${#X}', '(#X'], ['bare', null, null, 'bare', 'bare', null]],
    ['an apostrophe in a comment', ["a # don't", 'X'], ['bare']],
    ['a hash in quotes', [`a "# X" '# X'`], ['double', 'single']],
    ['a substitution', ['a $(b X) X'], ['bare', 'bare']],
    ['a substitution in quotes', [`a "$(b X 'X' "X")X" X`], ['bare', 'single', 'double', 'double', 'bare']],
    ['brackets in a substitution', ['a "$( (b X); c X )X"'], ['bare', 'bare', 'double']],
    ['substitutions in each other', [`a "$(b "$(c X)X")X"`], ['bare', 'double', 'double']],
    ['no substitution in single quotes', [`a '$(X' X`], ['single', 'bare']],
    ['brackets of a case', [`case a in`, `a) "X" ;; esac`, `(X)`], ['double', 'bare']],
    ['a heredoc', ['cat <<EOF', `it's "X`, 'EOF', 'X'], ['heredoc', 'bare']],
    ['a substitution in a heredoc', ['cat <<EOF', `"$(a X "X")X`, 'X', 'EOF', 'X'], ['bare', 'double', 'heredoc', 'heredoc', 'bare']],
    ['a literal heredoc', ["cat <<'EOF'", 'X', 'EOF', 'cat <<"E"', 'X', 'E', 'cat <<\\E', 'X', 'E', 'X'], [null, null, null, 'bare']],
    ['an indented heredoc', ['cat <<-EOF', '\tX', '\tEOF', 'X'], ['heredoc', 'bare']],
    ['a heredoc whose word has blanks', ["cat <<'END OF FILE'", "it's X", 'END OF FILE', 'X', 'cat <<"E F"', 'X', 'E F', 'X'], [null, 'bare', null, 'bare']],
    ['a heredoc whose word is quoted in part', ['cat <<E"O F"', "it's X", 'EO F', 'X'], [null, 'bare']],
    ['a heredoc with any word', ['cat <<EOF.1', 'X', 'EOF.1', 'X', 'cat <<!', "it's X", '!', 'X'], ['heredoc', 'bare', 'heredoc', 'bare']],
    ['a heredoc that ends at exactly its word', ['cat <<EOF', '  EOF', 'X', 'EOF ', 'X', 'EOF', 'X'], ['heredoc', 'heredoc', 'bare']],
    ['the tabs of an indented heredoc', ['cat <<-EOF', '\t EOF', 'X', '\t\tEOF', 'X'], ['heredoc', 'bare']],
    ['a heredoc behind one in quotes', [`echo "<<" x <<"EOF"`, "it's X", 'EOF', 'X'], [null, 'bare']],
    ['two heredocs', ["cat <<A <<'B'", 'X', 'A', 'X', 'B', 'X'], ['heredoc', null, 'bare']],
    ['what comes after a heredoc', ['sudo tee <<EOF >X', 'X', 'EOF'], ['bare', 'heredoc']],
    ['a heredoc in a substitution', ['a="$(cat <<EOF', 'X', 'EOF', ')X"'], ['heredoc', 'double']],
    ['a here-string', ['cat <<<X', 'X', 'cat <<< "X"', 'X'], ['bare', 'bare', 'double', 'bare']],
    ['a shift', ['a=$((1 << n))', 'X', '((a = b << n))', 'X', 'a "$((1 << n))X"', 'X'], ['bare', 'bare', 'double', 'bare']],
    ['backquotes', ['a `b X "X"` X', 'a "`b X` X"', 'a `b', 'X` X'], ['backquotes', 'backquotes', 'bare', 'backquotes', 'double', 'backquotes', 'bare']],
    ['backquotes in a heredoc', ['cat <<EOF', '`a X` X', 'EOF', 'X'], ['backquotes', 'heredoc', 'bare']],
    ['backquotes that are none', ['a \\`X \\` \'`X\' "\\`X" # `X`', 'X'], ['bare', 'single', 'double', null, 'bare']],
    ['what looks like a heredoc in quotes and comments', [`a "<<EOF" '<<EOF' # <<EOF`, 'X'], ['bare']],
  ])('knows %s', (_, lines, wanted) => {
    expect(contextsOf(...lines)).toEqual(wanted);
  });

  it('gives each character of each line one context, whatever the lines are', () => {
    const part = fc.constantFrom(...'\'"\\$`()#<>- \tXEOF', '$(', '$((', '<<', 'EOF', '\\\\');
    const line = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(shellContexts(lines).map(({ length }) => length)).toEqual(lines.map(({ length }) => length));
      }),
    );
  });

  it('with shellQuote, writes any value so that bash reads it as it is, wherever it is', () => {
    const templates = [
      `printf '%s\\0' @`,
      `printf '%s\\0' '@'`,
      `printf '%s\\0' "@" # it's not a "quote`,
      `printf '%s\\0' "$(printf '%s_' @)"`,
      `printf '%s\\0' "$(printf '%s_' "@")"`,
      `printf '%s\\0' "$(printf '%s_' '@')"`,
      `printf '%s\\0' "$( (printf '%s_' @) )"`,
      `printf '%s\\0' "$(printf "%s" "$(printf '%s_' @)")"`,
      `x=$((1 << 2)); printf '%s\\0' "x"@"x"`,
      `printf "%s\\0" \\"@\\'`,
      `{ IFS= read -r line; printf '%s\\0' "$line"; } <<EOF\n"it's" @ $(printf '%s_' @)_\nEOF\nprintf '%s\\0' @`,
      `printf '%s\\0' "$(cat <<EOF\n@_\nEOF\n)"@`,
    ];
    const quotingAt = (place: ShellPlace | undefined) => (place === 'backquotes' ? 'bare' : (place ?? 'bare'));
    const write = (template: string, value: string) => {
      const lines = template.split('\n');
      const contexts = shellContexts(lines);
      return lines.map((line, number) => line.replace(/@/g, (_, at: number) => shellQuote(value, quotingAt(contexts[number]?.[at])))).join('\n');
    };
    fc.assert(
      fc.property(valuesArbitrary, (all) => {
        // In a substitution, bash ends a heredoc at a line that merely begins with its delimiter.
        const values = all.filter((value) => !value.startsWith('EOF') && !value.includes('!'));
        const wanted = values.flatMap((value) => [
          ...[value, value, value, `${value}_`, `${value}_`, `${value}_`, `${value}_`, `${value}_`, `x${value}x`, `"${value}'`],
          ...[`"it's" ${value} ${value}__`, value, `${value}_${value}`],
        ]);
        expect(runBash(values.flatMap((value) => templates.map((template) => write(template, value))).join('\n'))).toEqual(wanted);
      }),
      { numRuns: runs(8) },
    );
  });
});
