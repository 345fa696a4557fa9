import type { Variable } from './entities';

const LABEL = String.raw`[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?`;
/** No leading zeros, which some programs read as octal. */
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = new RegExp(String.raw`^${OCTET}(?:\.${OCTET}){3}$`);
/** The last label has a letter (RFC 1123, section 2.1): `192.0.2.300` is a mistyped address, not a name. */
const HOSTNAME = new RegExp(String.raw`^(?=.{1,253}$)(?!(?:.*\.)?\d+$)${LABEL}(?:\.${LABEL})*$`);

/** An IPv6 address (RFC 4291, section 2.2): up to eight groups, at most one `::`, possibly an IPv4 address as the last two. */
function isIpv6(value: string): boolean {
  const [head = '', tail, ...more] = value.split('::');
  if (more.length > 0) return false;
  const groups = [head, tail ?? ''].flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = value.split(':').at(-1) ?? '';
  const isMapped = IPV4.test(last);
  const hex = isMapped ? groups.slice(0, -1) : groups;
  const count = hex.length + (isMapped ? 2 : 0);
  return hex.every((group) => /^[\da-f]{1,4}$/i.test(group)) && (tail === undefined ? count === 8 : count < 8);
}

function isIp(value: string): boolean {
  return IPV4.test(value) || isIpv6(value);
}

function isCidr(value: string): boolean {
  const [address = '', bits = '', ...more] = value.split('/');
  return more.length === 0 && isIp(address) && /^(?:0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32);
}

type Rule = readonly [isRight: (value: string) => boolean, problem: string];

/**
 * What paths and secrets consist of: characters that mean nothing to a shell, nor in SQL, PHP, settings, units and crontabs, where values stand as they
 * are. Letters beyond ASCII would depend on a program's locale, and some of them look alike or can't be seen.
 */
const PLAIN = 'a-z, A-Z, 0-9 and _@+=:,./-';

const RULES: Readonly<Record<Variable['type'], Rule>> = {
  hostname: [(value) => HOSTNAME.test(value) || IPV4.test(value), 'a host name such as server.example.com, or an IPv4 address'],
  ip: [isIp, 'an IPv4 address such as 192.0.2.10, or IPv6 if the example is'],
  cidr: [isCidr, 'an IPv4 network such as 192.0.2.0/24, or IPv6 if the example is'],
  port: [(value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65535, 'a number from 1 to 65535'],
  path: [(value) => /^\/[\w@+=:,./-]*$/.test(value), `a path such as /srv/data, of ${PLAIN}`],
  user: [(value) => /^[a-z_][a-z0-9_-]{0,30}$/.test(value), 'a user name: lower-case letters, digits, - and _'],
  secret: [(value) => /^(?!-)[\w@+=:,./-]*$/.test(value), `one word of ${PLAIN}, not - first`],
};

/** An error message if a value doesn't have the form of its variable's type; null if it does. */
export function valueProblem({ type, value: example }: Pick<Variable, 'type' | 'value'>, value: string): string | null {
  const [isRight, problem] = RULES[type];
  // The guide is written for the example's kind of address: with a port or a path behind it, or in a rule for IPv4.
  const isOfOtherKind = type !== 'path' && type !== 'secret' && value.includes(':') !== example.includes(':');
  return isRight(value) && !isOfOtherKind ? null : problem;
}
