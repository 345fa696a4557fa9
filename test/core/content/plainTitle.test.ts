import { plainTitle } from '../../../src/core/content/plainTitle';

describe('plainTitle', () => {
  it.each([
    ['🐳 Compose had already gone home', 'Compose had already gone home'],
    ['🧪🔁 Twice', 'Twice'],
    ['⚙️ Settings', 'Settings'],
    ['👩🏽‍💻 A day', 'A day'],
    ['🇦🇹 Vienna', 'Vienna'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland', 'Scotland'],
    ['1️⃣ First', 'First'],
    ['🔐Keys', 'Keys'],
  ])('E2 leaves out the emoji that %j begins with', (title, plain) => {
    expect(plainTitle(title)).toBe(plain);
  });

  it.each(['Run it twice', '1 server, 2 disks', '# is a comment', '© 2025', 'I ❤️ logs', '🐳', '🐳 ', '', '→ next'])('E2 keeps %j as it is', (title) => {
    expect(plainTitle(title)).toBe(title);
  });
});
