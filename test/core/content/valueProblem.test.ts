import * as fc from 'fast-check';
import { isIPv4, isIPv6 } from 'node:net';
import type { Variable } from '../../../src/core/content/entities';
import { valueProblem } from '../../../src/core/content/valueProblem';
import { runs } from '../../support/propertyRuns';
import { growthOf, LINEAR } from '../../support/cpuTime';

type Form = Variable['type'] | 'ip6' | 'cidr6';

/** An example of each type; those of networks and addresses also have a family. */
const EXAMPLES: Readonly<Record<Form, Pick<Variable, 'type' | 'value'>>> = {
  hostname: { type: 'hostname', value: 'server.example.com' },
  ip: { type: 'ip', value: '192.0.2.10' },
  ip6: { type: 'ip', value: '2001:db8::10' },
  cidr: { type: 'cidr', value: '192.0.2.0/24' },
  cidr6: { type: 'cidr', value: '2001:db8::/32' },
  port: { type: 'port', value: '22' },
  path: { type: 'path', value: '/srv/data' },
  user: { type: 'user', value: 'alice' },
  secret: { type: 'secret', value: 'replace-me' },
};
const FORMS = Object.keys(EXAMPLES) as Form[];
const isRight = (form: Form, value: string) => valueProblem(EXAMPLES[form], value) === null;

const RIGHT: Readonly<Record<Form, readonly string[]>> = {
  hostname: ['a', 'server', 'web-1', 'server.example.com', '1.example.com', '3com', 'xn--mnchen-3ya.de', 'A.B', '192.0.2.10', `${'a'.repeat(63)}.de`],
  ip: ['0.0.0.0', '255.255.255.255', '192.0.2.10'],
  ip6: ['::', '::1', '1::', '2001:db8::10', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::ffff:192.0.2.1', '64:ff9b::192.0.2.1'],
  cidr: ['192.0.2.0/24', '0.0.0.0/0', '192.0.2.1/32'],
  cidr6: ['2001:db8::/32', '::/0', '::1/128'],
  port: ['1', '22', '65535'],
  path: ['/', '/srv/data', '/srv/A_b-1.2/c@d+e=f:g,h'],
  user: ['a', 'alice', '_apt', 'www-data', 'a'.repeat(31)],
  secret: ['x', 'replace-with-40-random-characters', '/+Zm9v=', '1:a,b@c.d_e-'],
};

const WRONG: Readonly<Record<Form, readonly string[]>> = {
  hostname: [
    '',
    '-a',
    'a-',
    'a..b',
    '.a',
    'a.',
    'a b',
    'a_b',
    'é.de',
    'a/b',
    'a;b',
    'a\n',
    '192.0.2.300',
    '192.0.2',
    '10',
    `${'a'.repeat(64)}.de`,
    'a.'.repeat(127) + 'ab',
    '2001:db8::10',
    '::1',
  ],
  ip: ['', '192.0.2', '192.0.2.256', '192.0.2.01', '192.0.2.1.1', '1.2.3.4:5', '192.0.2.10\n', 'localhost', '2001:db8::10', '::ffff:192.0.2.1'],
  ip6: [
    '',
    '192.0.2.10',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.01',
    '192.0.2.1.1',
    '1.2.3.4::',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '::12345',
    '::g',
    '::1.2.3',
    '1.2.3.4:5',
    'fe80::1%eth0',
    ' ::1',
    '::1\n',
    'localhost',
  ],
  cidr: ['', '192.0.2.0', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/024', '192.0.2.0/-1', '192.0.2.0/24/1', '/24', 'a/24', '2001:db8::/32'],
  cidr6: ['', '::/129', '::1', '::/', '::/012', '::/1/2', '192.0.2.0/24'],
  port: ['', '0', '65536', '022', '-1', '2.2', '22 ', '1e3', '٢٢'],
  path: [
    ...['', 'srv', 'srv/data', '~root', '/a\nb', '/a\0b', '-rf', '.', '~', '~/ca', './x', '../x', '/é'],
    ...[...' ;&|<>()$`\\"\'*?[]{}#%!^~\r\t\x1b\x7f\u00a0\u2028'].map((sign) => `/srv/a${sign}b`),
  ],
  user: ['', '1a', '-a', 'Alice', 'a b', 'a.b', 'é', 'a$b', 'a'.repeat(33), 'root\n', 'host$'],
  secret: ['a\nb', 'a\0b', '\n', '-a', '日本', ...[...' \'"\\$`;#%&|<>()*?[]{}!^~\r\t'].map((sign) => `a${sign}b`)],
};

const PLAIN = 'a-z, A-Z, 0-9 and _@+=:,./-';
const MESSAGES: Readonly<Record<Form, string>> = {
  hostname: 'a host name such as server.example.com, or an IPv4 address',
  ip: 'an IPv4 address such as 192.0.2.10, or IPv6 if the example is',
  ip6: 'an IPv4 address such as 192.0.2.10, or IPv6 if the example is',
  cidr: 'an IPv4 network such as 192.0.2.0/24, or IPv6 if the example is',
  cidr6: 'an IPv4 network such as 192.0.2.0/24, or IPv6 if the example is',
  port: 'a number from 1 to 65535',
  path: `a path such as /srv/data, of ${PLAIN}`,
  user: 'a user name: lower-case letters, digits, - and _',
  secret: `one word of ${PLAIN}, not - first`,
};

describe.each(FORMS)('valueProblem: %s', (form) => {
  it.each(RIGHT[form])('takes %j', (value) => {
    expect(valueProblem(EXAMPLES[form], value)).toBeNull();
  });

  it.each(WRONG[form])('says what is wrong with %j', (value) => {
    expect(valueProblem(EXAMPLES[form], value)).toBe(MESSAGES[form]);
  });
});

describe('valueProblem', () => {
  const part = fc.constantFrom('0', '1', '25', '255', '256', '01', '.', ':', '::', 'a', 'ffff', '12345', '1.2.3.4', '/');
  const address = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.ipV4(),
    fc.ipV6(),
  );

  it('takes the addresses that Node takes, of the family of the example', () => {
    fc.assert(
      fc.property(address, (value) => {
        expect(isRight('ip', value)).toBe(isIPv4(value));
        expect(isRight('ip6', value)).toBe(isIPv6(value));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('takes every IPv4 address for a host name, and every address for a network of its family with any number of bits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(128), (value, bits) => {
        const is6 = value.includes(':');
        expect(isRight('hostname', value)).toBe(!is6);
        expect(isRight('cidr', `${value}/${bits}`)).toBe(!is6 && bits <= 32);
        expect(isRight('cidr6', `${value}/${bits}`)).toBe(is6);
      }),
    );
  });

  it('takes every port and no other number', () => {
    fc.assert(fc.property(fc.integer({ min: -10, max: 70_000 }), (value) => isRight('port', String(value)) === (value >= 1 && value <= 65_535)));
  });

  it.each(['a', 'a.', '1', ':', '::', '1.', '-', '/'])('takes linear time on %s, repeated', (part) => {
    for (const form of FORMS) expect(growthOf((count) => valueProblem(EXAMPLES[form], part.repeat(count)), 100_000)).toBeLessThan(LINEAR);
  });
});
