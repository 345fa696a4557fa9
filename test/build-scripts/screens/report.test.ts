import type { GuideLook } from '../../../build-scripts/lib/screens/guideProbe';
import { beginnings } from '../../../build-scripts/lib/screens/keysToGuides';
import type { GuideRow } from '../../../build-scripts/lib/screens/measureScreens';
import { missedTargets, screensTable } from '../../../build-scripts/lib/screens/report';

const look = (changes: Partial<GuideLook> = {}): GuideLook => ({
  firstSentence: 400.4,
  commands: 40,
  cutCommands: 0,
  codeHeight: 1_000,
  barHeight: 140,
  prompts: 50,
  colouredPrompts: 50,
  ...changes,
});
const guide = (path: string, changes: Partial<GuideRow> = {}): GuideRow => ({ path, phone: look(), desktop: look(), keys: 5, tabStops: 134, ...changes });

const shifts = { phone: [{ path: '/', shift: 0.0031 }], desktop: [{ path: '/', shift: 0 }] };

describe('the figures of the screens', () => {
  it('are beside their aims, and each guide has a row', () => {
    const table = screensTable({ guides: [guide('/wiki/ssh'), guide('/wiki/firewall', { keys: 3 })], firstProject: 1_059, shifts });
    expect(table).toContain('| First sentence of the worst guide, at 360 | 400 px | ≤ 480 px |');
    expect(table).toContain('| Bars in the height of code, at 360 | 14% | ≤ 15% |');
    expect(table).toContain('| First project of the home page, at 360 | 1,059 px | ≤ 1,100 px |');
    expect(table).toContain('| Layout shift of the worst page when the typeface comes, at 360 | 0.0031 | ≤ 0.01 |');
    expect(table).toContain('| `/wiki/firewall` | 400 | 400 | 0 / 0 of 40 | 3 | 134 |');
  });

  it('have no misses when each is within its aim', () => {
    expect(missedTargets({ guides: [guide('/wiki/ssh')], firstProject: 1_100, shifts })).toEqual([]);
  });

  it('name what misses its aim, by the worst guide, and a guide that no key leads to', () => {
    const phone = look({ firstSentence: 481, cutCommands: 1 });
    const desktop = look({ colouredPrompts: 48 });
    expect(missedTargets({ guides: [guide('/wiki/ssh'), guide('/wiki/firewall', { phone, desktop, keys: Infinity })], firstProject: 900, shifts })).toEqual([
      'First sentence of the worst guide, at 360: 481 px, the aim is ≤ 480 px',
      'Commands that an edge cuts, at 360: 1, the aim is ≤ 0',
      'Keys to the guide that takes most: ∞, the aim is ≤ 6',
    ]);
    const pale = look({ colouredPrompts: 47 });
    expect(missedTargets({ guides: [guide('/wiki/ssh', { desktop: pale })], firstProject: 900, shifts })).toEqual([
      'Commands with a coloured command word: 94%, the aim is ≥ 98%',
    ]);
  });

  it('name the pages that move when the typeface comes', () => {
    const moving = { ...shifts, desktop: [...shifts.desktop, { path: '/wiki/ssh', shift: 0.0113 }] };
    expect(missedTargets({ guides: [guide('/wiki/ssh')], firstProject: 900, shifts: moving })).toEqual([
      'Layout shift of the worst page when the typeface comes, at 1440: 0.0113, the aim is ≤ 0.01 (/wiki/ssh: change the text that needs another number of lines in the system’s face)',
    ]);
  });

  it('ask the search for nothing first and then for the beginnings of the words of each address, each once', () => {
    expect(beginnings(['/wiki/ssh', '/wiki/ssh-2fa-setup'])).toEqual(['', 's', 'ss', 'ssh', '2', '2f', '2fa', 'se', 'set', 'setu', 'setup']);
  });
});
