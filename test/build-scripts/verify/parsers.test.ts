import { parserFor } from '../../../build-scripts/lib/verify/parsers';

const faultOf = (language: string, lines: readonly string[]) => parserFor(language)?.parse(lines.join('\n'));

describe.each(['hcl', 'terraform'])('the check of %s', (language) => {
  it.each([
    ['a heredoc', ['resource "x" "y" {', '  user_data = <<EOT', 'case $1 in a) echo "{"', 'EOT', '}']],
    ['an indented heredoc', ['a = [', '  <<-SCRIPT', '    if [ x', '    SCRIPT-2 ]]', '  SCRIPT', ']']],
    ['a comment of several lines', ['/* One }', 'two ) */ a = {', '} /* three', '[ */']],
    ['a comment on a line', ['a = [ /* one */ ]', '# b /* {', '// c <<EOT', 'd = "/* <<EOT"', 'e = {}']],
  ])('takes brackets in %s for text', (_, lines) => {
    expect(faultOf(language, lines)).toBeNull();
  });

  it.each([
    ['a heredoc', ['a = <<EOT', '}', 'EOT', 'b = {']],
    ['a comment', ['/* a', '} */', '', 'b = {']],
    ['what only looks like either', ['a = "<<EOT"', 'b = "/*"', 'c = 1', 'd = {']],
  ])('still finds a fault after %s, at its line', (_, lines) => {
    expect(faultOf(language, lines)).toEqual({ line: 3, message: 'opens a bracket that "}" never closes' });
  });
});

describe('the check of INI files', () => {
  it('takes keys with brackets: the ranges of an inventory, a language, a list', () => {
    const inventory = ['[web]', 'web[01:10].example.com', 'db-[a:f].example.com  ansible_user=deploy', '[web:vars]', 'ansible_port = 22'];
    expect(
      faultOf('ini', [...inventory, 'Name[de]=Foo', 'Name[sr@latin] : Foo', 'extension[] = a[', 'skip-networking', 'key.with.dots and words = 1']),
    ).toBeNull();
  });

  const FAULT = { line: 1, message: 'is neither a section, a key with a value, nor a comment' };

  it.each(['[web', 'web]', 'web[01:10.example.com', 'Name[de=Foo', 'a[b]] = c', '[a] b', '[a][b]', '= a'])('still reports %s, which is neither', (line) => {
    expect(faultOf('ini', ['a = 1', line])).toEqual(FAULT);
  });

  it('reads long lines in no time', () => {
    for (const part of ['a.', 'a ', 'a[b]', 'a[', '[a', ' ']) expect(faultOf('ini', ['a = 1', `a${part.repeat(50_000)}]`])).toEqual(FAULT);
  });
});

describe('the check of nginx', () => {
  it('takes an escaped bracket of an expression, and an escaped quote, for text', () => {
    expect(faultOf('nginx', ['map $a $b {', '  ~^\\( 2;', '  ~\\" "a)";', '  ~[^\\]]\\{ 3;', '}'])).toBeNull();
  });

  it('still finds a bracket that isn’t escaped', () => {
    expect(faultOf('nginx', ['map $a $b {', '  ~^\\\\( 2;', '}'])).toEqual({ line: 2, message: 'closes "}", which isn\'t open' });
  });
});

describe('the check of logrotate', () => {
  const withScript = (...lines: string[]) => ['/var/log/a.log {', '  postrotate', ...lines, '  endscript', '}'];

  it('reads a script as a shell does, whose brackets need no partner', () => {
    expect(faultOf('logrotate', withScript('case $1 in', '  *.log) echo "}" ;;', 'esac', '[ ! -f a ] || kill $(cat a)'))).toBeNull();
  });

  it('reports the syntax of a script, a script without its end, and brackets around it, at their lines', () => {
    expect(faultOf('logrotate', withScript('case $1 in', '  *.log) echo ;;'))).toEqual({ line: 3, message: "expected 'esac' to close 'case'" });
    expect(faultOf('logrotate', withScript('true', '}'))).toEqual({ line: 3, message: "unexpected token '}'" });
    expect(faultOf('logrotate', withScript('true').slice(0, 3))).toEqual({ line: 1, message: 'opens a script that "endscript" never closes' });
    expect(faultOf('logrotate', withScript('true').slice(0, -1))).toEqual({ line: 0, message: 'opens a bracket that "}" never closes' });
  });
});

describe('the check of XML', () => {
  it.each([
    ['parts of a file, with several roots', ['<!-- rules -->', '<group name="a,">', '  <if_sid>5716</if_sid>', '</group>', '<localfile/>']],
    ['a whole file', ['<?xml version="1.0" encoding="UTF-8"?>', '<a>&amp;&#38; <![CDATA[<]]></a>']],
    ['a file that begins with its document type', ['<!-- D-Bus -->', '<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD" "busconfig.dtd">', '<busconfig/>']],
    ['an entity that the file declares', ['<!DOCTYPE a [<!ENTITY name "value">]>', '<a>&name;</a>']],
    ['an entity that is another file', ['<!DOCTYPE a [<!ENTITY part SYSTEM "part.xml">]>', '<a>&part;</a>']],
    [
      'an entity that the file of its document type may declare',
      ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "xhtml1-strict.dtd">', '<html>&nbsp;</html>'],
    ],
    ['a prefix whose namespace is declared around the part', ['<b:a/>']],
  ])('takes %s', (_, lines) => {
    expect(faultOf('xml', lines)).toBeNull();
  });

  it.each([
    ['an entity of HTML', '<a>&nbsp;</a>', 'undefined entity at column 9'],
    ['an open bracket in a value', '<a b="<"/>', 'disallowed character at column 7'],
    ['two hyphens in a comment', '<a><!-- -- --></a>', 'malformed comment at column 11'],
    ['the end of a CDATA section', '<a>]]></a>', 'the string "]]>" is disallowed in char data at column 6'],
    ['a NUL', '<a>&#0;</a>', 'malformed character entity at column 7'],
    ['a control character', '<a>\u0001</a>', 'disallowed character at column 4'],
    ['an attribute twice', '<a b="1" b="2"/>', 'duplicate attribute: b at column 16'],
  ])('reports %s, which no parser of XML reads, at its line', (_, line, message) => {
    expect(faultOf('xml', ['<c/>', line])).toEqual({ line: 1, message });
  });

  it('reports a second root of a whole file, the first of several faults, and text without an element', () => {
    expect(faultOf('xml', ['<?xml version="1.0"?>', '<a/>', '<b/>'])).toEqual({ line: 2, message: 'documents may contain only one root at column 3' });
    expect(faultOf('xml', ['<a>', '<b></a>', '&x;'])).toEqual({ line: 1, message: 'unexpected close tag at column 7' });
    for (const text of ['', 'name = value', '<!-- later -->']) expect(faultOf('xml', [text])).toEqual({ line: 0, message: 'has no element' });
  });
});
