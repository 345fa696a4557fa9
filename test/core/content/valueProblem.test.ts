import * as fc from 'fast-check';
import { isIPv4, isIPv6 } from 'node:net';
import type { Variable } from '../../../src/core/content/entities';
import { valueProblem } from '../../../src/core/content/valueProblem';
import { runs } from '../../support/propertyRuns';
import { growthOf, LINEAR } from '../../support/cpuTime';

type Type = Variable['type'];
const isRight = (type: Type, value: string) => valueProblem(type, value) === null;

const RIGHT: Readonly<Record<Type, readonly string[]>> = {
  hostname: [
    'a',
    'server',
    'web-1',
    'server.example.com',
    '1.example.com',
    '3com',
    'xn--mnchen-3ya.de',
    'A.B',
    '192.0.2.10',
    '2001:db8::10',
    `${'a'.repeat(63)}.de`,
  ],
  ip: [
    '0.0.0.0',
    '255.255.255.255',
    '192.0.2.10',
    '::',
    '::1',
    '1::',
    '2001:db8::10',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::ffff:192.0.2.1',
    '64:ff9b::192.0.2.1',
  ],
  cidr: ['192.0.2.0/24', '0.0.0.0/0', '192.0.2.1/32', '2001:db8::/32', '::/0', '::1/128'],
  port: ['1', '22', '65535'],
  path: ['/', '/srv/data', '/srv/a b', '~', '~/ca', './x', '../x', '/é'],
  user: ['a', 'alice', '_apt', 'www-data', 'host$', 'a'.repeat(31)],
  secret: ['', 'x', 'it\'s $x `y` \\ "z"', '日本'],
};

const WRONG: Readonly<Record<Type, readonly string[]>> = {
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
  ],
  ip: [
    '',
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
  cidr: ['', '192.0.2.0', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/024', '192.0.2.0/-1', '192.0.2.0/24/1', '::/129', '/24', 'a/24'],
  port: ['', '0', '65536', '022', '-1', '2.2', '22 ', '1e3', '٢٢'],
  path: ['', 'srv', 'srv/data', '~root', '/a\nb', '/a\0b', '-rf', '.'],
  user: ['', '1a', '-a', 'Alice', 'a b', 'a.b', 'é', 'a$b', 'a'.repeat(33), 'root\n'],
  secret: ['a\nb', 'a\0b', '\n'],
};

describe.each(Object.keys(RIGHT) as Type[])('valueProblem: %s', (type) => {
  it.each(RIGHT[type])('takes %j', (value) => {
    expect(valueProblem(type, value)).toBeNull();
  });

  it.each(WRONG[type])('says what is wrong with %j', (value) => {
    expect(valueProblem(type, value)).toMatch(/^(?:a|an|one) \w/);
  });
});

describe('valueProblem', () => {
  const part = fc.constantFrom('0', '1', '25', '255', '256', '01', '.', ':', '::', 'a', 'ffff', '12345', '1.2.3.4', '/');
  const address = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.ipV4(),
    fc.ipV6(),
  );

  it('takes the addresses that Node takes', () => {
    fc.assert(
      fc.property(address, (value) => {
        expect(isRight('ip', value)).toBe(isIPv4(value) || isIPv6(value));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('takes every address for a host name, and for a network with any number of bits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(128), (value, bits) => {
        expect(isRight('hostname', value)).toBe(true);
        expect(isRight('cidr', `${value}/${bits}`)).toBe(bits <= (value.includes(':') ? 128 : 32));
      }),
    );
  });

  it('takes every port and no other number', () => {
    fc.assert(fc.property(fc.integer({ min: -10, max: 70_000 }), (value) => isRight('port', String(value)) === (value >= 1 && value <= 65_535)));
  });

  it.each(['a', 'a.', '1', ':', '::', '1.', '-', '/'])('takes linear time on %s, repeated', (part) => {
    for (const type of Object.keys(RIGHT) as Type[]) expect(growthOf((count) => valueProblem(type, part.repeat(count)), 100_000)).toBeLessThan(LINEAR);
  });
});
