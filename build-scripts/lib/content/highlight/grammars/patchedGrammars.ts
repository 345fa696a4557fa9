import { Prism } from 'prism-react-renderer';
import type { Grammar } from 'prismjs';

/** Prism's grammars with patterns of our own where theirs are wrong for what the guides show. */
export function patchedGrammars(): Readonly<Record<string, Grammar>> {
  const { languages } = Prism;
  const prismKeyword = languages['sql']?.['keyword'];
  return {
    sql: languages.extend('sql', { comment: SQL_COMMENT, keyword: [MARIADB_KEYWORD, ...(prismKeyword instanceof RegExp ? [prismKeyword] : [])] }),
    yaml: { variable: YAML_VARIABLE, ...languages.extend('yaml', { boolean: YAML_BOOLEAN, number: YAML_NUMBER, punctuation: YAML_PUNCTUATION }) },
  };
}

/** Prism takes `//` for a comment. Servers don't, and procedures are written with `DELIMITER //`. */
const SQL_COMMENT = { pattern: /\/\*[\s\S]*?\*\/|(?:--(?=\s)|#).*/, greedy: true };
/** Replication, accounts and functions, which Prism knows only in part, and word operators. */
const MARIADB_KEYWORD =
  /\b(?:(?:AND|ATOMIC|BETWEEN|CHANGE|IDENTIFIED|IN|IS|LIKE|MASTER|NOT|OR|PASSWORD|REPLICA|RESET|SIGNAL|SLAVE|SQLSTATE|STOP|TABLES|VIA)\b|[A-Z][A-Z\d_]*(?=\())/;

const YAML_VARIABLE = { pattern: /\$\{[^}\n]*\}/, greedy: true };
/** A whole value, not the `17` of `postgres:17`. */
const YAML_BOOLEAN = { pattern: /(?<=[:,-][ \t]+|\[)(?:true|false|yes|no|null)(?=[ \t]*(?:$|[,\]}#]))/m, greedy: true };
const YAML_NUMBER = { pattern: /(?<=[:,-][ \t]+|\[)[+-]?\d[\d._]*(?=[ \t]*(?:$|[,\]}#]))/m, greedy: true };
/** To Prism, every hyphen, colon and comma is punctuation, in the middle of a word as well. */
const YAML_PUNCTUATION = {
  pattern: /(?<=^[ \t]*(?:-[ \t]+)*)-(?=\s)|^(?:---|\.\.\.)|[[\]{}]|,(?=\s)|:(?=\s|$)|(?<=[:-][ \t]+)[|>][+-]?(?=[ \t]*$)/m,
  greedy: true,
};
