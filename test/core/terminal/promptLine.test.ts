import * as fc from 'fast-check';
import { isClearCommand, offeredCommand, recalledCommand } from '../../../src/core/terminal/promptLine';
import { anyString } from '../../support/anyString';

describe('isClearCommand', () => {
  it('T1 T2 knows clear trimmed and in any case, and nothing else', () => {
    for (const input of [' CLEAR ', 'clear # the screen']) expect(isClearCommand(input)).toBe(true);
    for (const input of ['', 'clear all', 'clear#x', 'cls', 'ls | clear']) expect(isClearCommand(input)).toBe(false);
  });
});

describe('offeredCommand', () => {
  it.each([
    [' ls   wiki ', 'ls wiki'],
    ['ls\nrm\u0000 \u202Ewiki', 'ls rm wiki'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['open /resume', ''],
    ['ls | THEME dark', ''],
    ['clear', ''],
    ['ls | "open" wiki/ssh.md', ''],
    ['ls | th\\eme dark', ''],
    ['"cle"ar', ''],
    ["open 'wiki", ''],
    ['man open', 'man open'],
    ['cat openvpn.md', 'cat openvpn.md'],
  ])('makes %j into "%s"', (offered, command) => {
    expect(offeredCommand(offered)).toBe(command);
  });

  it('gives one line of at most 200 characters without control characters', () => {
    fc.assert(
      fc.property(anyString({ maxLength: 400 }), (offered) => {
        const command = offeredCommand(offered);
        expect(command.length).toBeLessThanOrEqual(200);
        expect(command).toBe(command.trim());
        expect(command).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('recalledCommand', () => {
  const commands = ['ls wiki', 'cat wiki/ssh.md', 'pwd', 'LS blog', 'ls wiki'];

  it('finds the newest that holds the text, then older ones, each once, and stays at the last', () => {
    expect([0, 1, 2, 9].map((skipped) => recalledCommand(commands, 'ls', skipped))).toEqual(['ls wiki', 'LS blog', 'LS blog', 'LS blog']);
    expect(recalledCommand(commands, 'wiki', 1)).toBe('cat wiki/ssh.md');
  });

  it('finds nothing for an empty text, or one that nothing holds', () => {
    expect(recalledCommand(commands, '', 0)).toBeNull();
    expect(recalledCommand(commands, 'zzz', 0)).toBeNull();
  });
});
