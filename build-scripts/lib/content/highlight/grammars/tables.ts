import type { Grammar } from 'prismjs';
import { SHELL_CODE } from '../leaves';

const COMMENT = { pattern: /^[ \t]*#.*/m, greedy: true };
const ASSIGNMENT = {
  pattern: /^[ \t]*\w+[ \t]*=.*/m,
  greedy: true,
  inside: { variable: { pattern: /(?<=^[ \t]*)\w+/, greedy: true }, string: /"[^"]*"/, operator: /=/ },
};

const TIMES = String.raw`(?:@[a-z]+|(?:[\d*,/A-Za-z-]+[ \t]+){4}[\d*,/A-Za-z-]+)[ \t]+`;

/** Lines of a schedule, a user (only in system files) and a command. */
function crontab(between: string): Grammar {
  return {
    comment: COMMENT,
    assignment: ASSIGNMENT,
    [SHELL_CODE]: { pattern: new RegExp(String.raw`(?<=^[ \t]*${TIMES}${between})\S.*`, 'm'), greedy: true },
    number: { pattern: new RegExp(String.raw`(?<=^[ \t]*)${TIMES}`, 'm'), greedy: true },
  };
}

/** A person's, as `crontab -e` shows it. */
export const CRONTAB = crontab('');
/** `/etc/crontab` and `/etc/cron.d`. */
export const SYSTEM_CRONTAB = crontab(String.raw`[\w-]+[ \t]+`);

/** Devices and mount points are plain; what tells lines apart, the file system's type, is coloured. */
export const FSTAB: Grammar = {
  comment: COMMENT,
  property: { pattern: /^(?:PART)?(?:UUID|LABEL)(?==)/m, greedy: true },
  keyword: { pattern: /(?<=^[^\s#]\S*[ \t]+\S+[ \t]+)\S+/m, greedy: true },
  number: { pattern: /(?<=[ \t])\d[ \t]+\d(?=[ \t]*$)/m, greedy: true },
};

/** Globs of logs and directives in braces; what is between `postrotate` and `endscript` is a shell script. */
export const LOGROTATE: Grammar = {
  comment: COMMENT,
  [SHELL_CODE]: { pattern: /(?<=^[ \t]*(?:(?:post|pre)rotate|(?:first|last)action|preremove)[ \t]*\n)[\s\S]*?(?=^[ \t]*endscript)/m, greedy: true },
  string: { pattern: /(?<=^[ \t]*)["/~](?:[^{\n]*[^\s{])?/m, greedy: true },
  keyword: { pattern: /(?<=^[ \t]*)[a-z]+/m, greedy: true },
  number: { pattern: /(?<=[ \t])\d+[kMG]?(?=\s)/, greedy: true },
  punctuation: /[{}]/,
};

/** `#1000` is a user by number. */
const SUDOERS_COMMENT = { pattern: /(?<=^|\s)#(?!include|\d).*/m, greedy: true };

/** sudoers(5): who, where, as whom, and the commands, which are command words here, too. */
export const SUDOERS: Grammar = {
  defaults: {
    pattern: /^[ \t]*Defaults.*/m,
    greedy: true,
    inside: {
      keyword: { pattern: /^[ \t]*Defaults/, greedy: true },
      string: { pattern: /"[^"]*"/, greedy: true },
      comment: SUDOERS_COMMENT,
      operator: /[=!,]/,
    },
  },
  comment: SUDOERS_COMMENT,
  include: { pattern: /^[@#]include.*/m, greedy: true, inside: { keyword: { pattern: /^\S+/, greedy: true } } },
  keyword: { pattern: /^[ \t]*(?:User|Runas|Host|Cmnd|Cmd)_Alias/m, greedy: true },
  function: { pattern: /(?<=(?:[:=,)!]|\\\n)[ \t]*)(?:\/[\w./*-]+|sudoedit)/, greedy: true },
  variable: [
    { pattern: /(?<=^[ \t]*)(?:[%+]?[^\s=:!(),%#@]+|%?#\d+)(?=[ \t])/m, greedy: true },
    { pattern: /(?<=_Alias[ \t]+|[ \t]:[ \t]*)(?!ALL\b)[A-Z][A-Z\d_]*(?=[ \t]*=)/, greedy: true },
  ],
  constant: /\b(?:ALL|(?:NO)?(?:PASSWD|EXEC|SETENV|FOLLOW|MAIL|INTERCEPT|LOG_INPUT|LOG_OUTPUT))\b/,
  operator: /[=:,!()\\]/,
};

/** A rule's recipe is shell up to the first of make's own variables, which a shell would read as commands. */
export const MAKEFILE: Grammar = {
  comment: COMMENT,
  [SHELL_CODE]: { pattern: /(?<=^\t[@+-]*)[^\s$@+-][^$\n]*/m, greedy: true },
  variable: [{ pattern: /^[\w.-]+(?=[ \t]*[?:+!]?=)/m, greedy: true }, /\$(?:\([^()\n]*\)|\{[^{}\n]*\}|[@<^*?%+$])/],
  function: { pattern: /^[^\s:#=][^:=\n]*(?=:)/m, greedy: true },
  operator: /[?:+!]?=|:/,
  string: /'[^'\n]*'|"[^"\n]*"/,
};
