import type { Grammar } from 'prismjs';

/** Words that begin a statement; in a rule, `type` and `flags` are what is matched. */
const STATEMENT =
  /(?<=^[ \t]*|[;{][ \t]*|\b(?:add|create|delete|destroy|flush|list)[ \t]+)(?:table|chain|set|map|element|rule|flowtable|ruleset|flush|delete|destroy|add|insert|replace|create|list|include|define|redefine|undefine|type|typeof|policy|flags|elements|timeout|size|devices)(?![\w-])/m;

/** What a rule does with a packet; `ct status dnat` only tests. */
const VERDICT =
  /(?<![\w-]|\bstatus )(?:accept|drop|reject|jump|goto|return|continue|queue|counter|log|limit|masquerade|snat|dnat|redirect|notrack|dup|fwd|quota|synproxy|tproxy|vmap|hook|priority)(?![\w-])/;

/** Addresses with or without a prefix, ports, ranges of both, counts and times. */
const IPV6 = /(?<![\w.:-])(?:[\da-f]{0,4}:){2,}[\da-f.]*(?:\/\d+)?/i;
const NUMBER = /(?<![\w.:-])\d[\d.]*(?:\/\d+|-\d[\d.]*)?[smhd]?(?![\w.-])/;

/** nftables (nft(8)): structure and verdicts are `word`, sets and definitions `name`; what is matched is plain. */
export const NFTABLES: Grammar = {
  comment: { pattern: /#.*/, greedy: true },
  string: { pattern: /"[^"\n]*"/, greedy: true },
  keyword: [
    { pattern: STATEMENT, greedy: true },
    { pattern: VERDICT, greedy: true },
  ],
  variable: [{ pattern: /(?<=\b(?:re)?define[ \t]+)\w+/, greedy: true }, /[$@]\w+/],
  number: [
    { pattern: IPV6, greedy: true },
    { pattern: NUMBER, greedy: true },
  ],
  punctuation: /[{};:,]/,
  operator: /[=!<>&|]+/,
};
