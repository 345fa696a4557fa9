import { compile, FIELDS } from '../../support/compile';

const VARIABLES =
  '\nvariables:\n  HOST: { type: hostname, value: server.example.com, about: The server }\n  IP: { type: ip, value: 192.0.2.1, about: Its address }';
const told = (body: string) =>
  compile(body, { fields: FIELDS.wiki + VARIABLES }).problems.map(
    ({ line, column, message, hint, isWarning }) => `${line}:${column} ${isWarning ? '' : 'error: '}${message} → ${hint}`,
  );

describe('readers’ values', () => {
  it('W3 that are misspelt are told of at their place', () => {
    expect(told('Text.\n\n- ```console\n  $ ssh {{HOTS}} # {{IP}}\n  ```\n')).toEqual([
      '13:9 has the value {{HOTS}}, which isn\'t declared → Did you mean "HOST"? If not, declare it under variables.',
    ]);
  });

  it('W3 may be used anywhere in code, beside placeholders of other programs', () => {
    const body = '```ini title="/etc/{{HOST}}"\na = {{ ansible_host }} {{ HOTS }} {{host}} {{CLUSTER}} {{ID}}\n```\n\nSee `{{IP}}`.\n';
    expect(told(body)).toEqual([]);
  });

  it('W3 aren’t warned about where no value is declared, or none is like them', () => {
    expect(compile('```text\n{{HOTS}}\n```\n').problems).toEqual([]);
  });
});
