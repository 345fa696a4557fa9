import { guideScript } from '../../../build-scripts/lib/script/guideScript';
import { withValues } from '../../../src/core/content/scriptValues';
import { VALUES } from '../../support/hostilePayloads';
import { fence, guideOf, scriptOf } from './fixture';
import { newHome } from './home';

const text = scriptOf(`## A\n\n${fence('console run', '$ echo {{KEY}} > f', "$ sh -c 'ls {{DIR}}' {{HOST}}")}`)?.text ?? '';
const refused = (name: string) => ({ code: 2, output: expect.stringContaining(`the value ${name} takes one word of a-z, A-Z, 0-9 and _@+`) as string });

it.each([...VALUES, 'a\ntouch canary', '~/data', 'é', '-rf', "/tmp/it's $(touch canary)"])(
  'a script refuses the value %j, even if it only lists its steps',
  (value) => {
    const home = newHome();
    expect(home.run(withValues(text, { DIR: value }), ['--list'])).toMatchObject(refused('DIR'));
    expect(home.has('canary')).toBe(false);
  },
);

it('a script refuses such a secret when it has asked for it, and runs nothing', () => {
  const home = newHome();
  expect(home.run(text, ['--run'], ["x'; touch canary", 'y'])).toMatchObject(refused('KEY'));
  expect(home.has('f')).toBe(false);
});

it('a script refuses an IPv6 address unless the example is one; paths and secrets may have colons', () => {
  const home = newHome();
  expect(home.run(withValues(text, { HOST: '2001:db8::21' }), ['--list'])).toMatchObject({
    code: 2,
    output: 'small.sh: the value HOST takes no IPv6 address.\n',
  });
  expect(home.run(withValues(text, { DIR: '/srv/a:b' }), ['--list']).code).toBe(0);
  home.run(text, ['--run'], ['key:word', 'y', 'q']);
  expect(home.file('f')).toBe('key:word\n');
  const guide = guideOf(`## A\n\n${fence('console run', '$ ping {{NET}}')}`);
  const variables = { NET: { type: 'ip', value: '2001:db8::10', about: 'An address' } } as const;
  const other = guideScript({ ...guide, meta: { ...guide.meta, variables } }, 'https://example.org')?.text ?? '';
  expect(home.run(withValues(other, { NET: '2001:db8::21' }), ['--list']).code).toBe(0);
});
