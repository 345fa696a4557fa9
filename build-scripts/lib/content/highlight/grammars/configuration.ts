import type { Grammar } from 'prismjs';
import { SHELL_CODE } from '../leaves';

/*
 * Configuration files: the first word of a line, or what is before its equals sign, is coloured; values are plain unless
 * they are just a number or a boolean. Every pattern with `^` is greedy: Prism tries the others on the text between
 * tokens, where `^` matches in the middle of a line.
 */

const COMMENT = { pattern: /^[ \t]*[#;].*/m, greedy: true };
const STRING = { pattern: /"(?:[^"\\\n]|\\.)*"/, greedy: true };

/** A block's, at the end of a line. */
const BRACES = { pattern: /(?<![^\s])[{}](?=[ \t]*$)/m, greedy: true };

/** Lines such as `[Unit]`. */
const SECTION = { pattern: /^[ \t]*\[[^\]\n]*\]/m, greedy: true };

/** `name =`, with the name coloured. */
const ENTRY = {
  pattern: /^[ \t]*[^\s=[#;][^=\n]*=/m,
  greedy: true,
  inside: { key: /[^\s=](?:[^=\n]*[^\s=])?/, punctuation: /=/ },
};

/** Whole values, after `name =`. */
const VALUES = {
  string: { pattern: /(?<=^[^=\n]*=[ \t]*)(?:"[^"\n]*"|'[^'\n]*')(?=[ \t]*$)/m, greedy: true },
  boolean: { pattern: /(?<=^[^=\n]*=[ \t]*)(?:yes|no|true|false|on|off)(?=[ \t]*$)/im, greedy: true },
  number: { pattern: /(?<=^[^=\n]*=[ \t]*)\d[\d.]*[a-z]{0,4}(?=[ \t]*$)/im, greedy: true },
};

/** systemd units, networkd files, WireGuard, my.cnf, sysctl: the values of `ExecStart=`, `PostUp=` and the like are commands. */
export const INI: Grammar = {
  comment: COMMENT,
  section: SECTION,
  [SHELL_CODE]: {
    pattern: /(?<=^[ \t]*(?:Exec(?:Start|Stop|Reload|Condition)(?:Pre|Post)?|(?:Pre|Post)(?:Up|Down))[ \t]*=[ \t]*[-@:+!|]*)[^\s@:+!|-](?:\\\n|.)*/m,
    greedy: true,
  },
  entry: ENTRY,
  ...VALUES,
};

/** Files that only their path identifies as configuration. */
export const SETTINGS: Grammar = {
  comment: COMMENT,
  section: SECTION,
  string: STRING,
  key: { pattern: /(?<=^[ \t]*)[\w.-]+(?=[ \t]*[=(]|[ \t]+\S|:(?:\s|$))|\b[\w.]+(?==")/m, greedy: true },
  boolean: { pattern: /(?<=^[ \t]*[\w.-]+[ \t]*[=:][ \t]*)(?:yes|no|true|false|on|off)(?=[ \t]*$)/im, greedy: true },
  number: { pattern: /(?<=^[ \t]*[\w.-]+[ \t]*[=:][ \t]*)\d[\d.]*[a-z]{0,4}(?=[ \t]*$)/im, greedy: true },
  operator: { pattern: /(?<=^[ \t]*[\w.-]+[ \t]*)[=:]|=(?=")/m, greedy: true },
  punctuation: BRACES,
};

/** A keyword and its values, line by line: OpenVPN, HAProxy, PAM, interfaces, sources.list. */
export const DIRECTIVES: Grammar = {
  comment: COMMENT,
  string: STRING,
  keyword: { pattern: /(?<=^[ \t]*)[A-Za-z][\w.-]*/m, greedy: true },
  boolean: { pattern: /(?<=^[ \t]*[\w.-]+[ \t]+)(?:yes|no|true|false|on|off)(?=[ \t]*$)/im, greedy: true },
  number: { pattern: /(?<=^[ \t]*[A-Za-z][\w.-]*(?:[ \t]+\d+)*[ \t]+)\d+(?=[ \t]|$)/m, greedy: true },
  punctuation: BRACES,
};

/** Debian's control files: `Field: value`, with continuation lines below it. */
export const DEB822: Grammar = {
  comment: COMMENT,
  entry: { pattern: /^[\w-]+:/m, greedy: true, inside: { key: /[\w-]+/, punctuation: /:/ } },
};

/** ssh_config and sshd_config; `Match` has criteria by name, `Host` has patterns. */
export const SSH_CONFIG: Grammar = {
  comment: COMMENT,
  match: {
    pattern: /^[ \t]*Match\b.*/im,
    greedy: true,
    inside: {
      keyword: { pattern: /(?<=^[ \t]*)Match\b/i, greedy: true },
      string: STRING,
      property: /\b(?:user|group|host|originalhost|address|localaddress|localport|localuser|exec|final|canonical|all|tagged|rdomain)\b(?=\s|$)/i,
    },
  },
  string: STRING,
  keyword: { pattern: /(?<=^[ \t]*)[A-Za-z]\w*(?=[ \t=]|$)/m, greedy: true },
  boolean: { pattern: /(?<=^[ \t]*\w+[ \t=]+)(?:yes|no)(?=[ \t]*$)/im, greedy: true },
  number: { pattern: /(?<=^[ \t]*\w+[ \t=]+)\d+[smhdw]?(?=[ \t]*$)/im, greedy: true },
};
