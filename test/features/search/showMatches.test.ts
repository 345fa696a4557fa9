import { hideMatches, revealMatch, showMatches } from '../../../src/features/search/showMatches';
import { installHighlights, type FakeHighlights } from '../../support/highlights';

let highlights: FakeHighlights;
const marked = () => highlights.marked();

let shown: Element[] = [];

function page(prose: string): void {
  document.body.innerHTML = `<nav>sshd</nav><main><p>sshd</p><div class="prose">${prose}</div></main>`;
}

/** The text of what comes into view. */
async function revealed(needle: string, hash: string): Promise<string | null | undefined> {
  await revealMatch(needle, hash);
  return shown.at(-1)?.textContent;
}

beforeEach(() => {
  shown = [];
  highlights = installHighlights();
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function reveal(this: Element) {
    shown.push(this);
  });
});
afterEach(() => {
  highlights.remove();
  jest.restoreAllMocks();
});

describe('showMatches', () => {
  it('S5 marks the needle as a whole wherever it is in the article, and nothing outside the article', () => {
    page('<p>sshd reads sshd_config</p><pre>systemctl restart SSHD</pre>');
    showMatches('sshd');
    expect(marked()).toEqual(['sshd', 'sshd', 'SSHD']);
    hideMatches();
    expect(marked()).toEqual([]);
  });

  it('S5 marks it in both parts of a case study, which has its diagram between them', async () => {
    const parts =
      '<p>MySQL falls over.</p></div><figure>mysql</figure><div class="prose"><h2 id="a">Solutions</h2><p>A second mysql</p><h2>Results</h2><p>mysql</p>';
    page(parts);
    showMatches('mysql');
    expect(marked()).toEqual(['MySQL', 'mysql', 'mysql']);
    expect(await revealed('mysql', '#a')).toBe('A second mysql');
    showMatches('second falls');
    expect(marked()).toEqual(['falls', 'second']);
  });

  it('S5 marks its words where it is nowhere as a whole, in the order of the text', () => {
    page('<p>the server restarts when sshd has failed</p>');
    showMatches('sshd  restarts');
    expect(marked()).toEqual(['restarts', 'sshd']);
  });

  it('S5 marks a passage over lines and cells as it is read, and no other words', () => {
    page('<p>A drill is to a plan what a test is to a tool.</p><table><tr><td>Restore drill</td><td>to test a backup</td></tr></table><p>to do</p>');
    showMatches('restore drill\nto test a back');
    expect(marked()).toEqual(['Restore drill', 'to test a back']);
    showMatches('restore drill\tto\ta');
    expect(marked()).toEqual(['Restore drill']);
  });

  it('S5 marks of a message that is nowhere as a whole the telling words, not inside of others', () => {
    page('<p>A sudo password is read in the bread terminal: pseudosudo is to a terminals what 日本 is to 今日本</p>');
    showMatches('sudo a terminal is required to read the password 日本');
    expect(marked()).toEqual(['sudo', 'password', 'read', 'terminal', 'terminal', '日本', '日本']);
  });

  it('S5 leaves the words alone where it is found as a whole', () => {
    page('<p>restart it, then restart sshd</p>');
    showMatches('restart sshd');
    expect(marked()).toEqual(['restart sshd']);
  });

  it('S5 does without an article, and without a match', () => {
    document.body.innerHTML = '<main><p>sshd</p></main>';
    showMatches('sshd');
    expect(marked()).toEqual(['sshd']);
    showMatches('nowhere');
    expect(marked()).toEqual([]);
    document.body.innerHTML = '';
    expect(() => showMatches('sshd')).not.toThrow();
  });
});

describe('revealMatch', () => {
  const PAGE = '<p>sshd, first</p><h2 id="a b">Keys</h2><p>no</p><p>sshd, second</p><h2 id="c">More</h2><p>sshd, third</p>';

  it.each([
    ['the first of all without a heading', '', 'sshd, first'],
    ['the first under the heading of the hash', '#a%20b', 'sshd, second'],
    ['the first under another heading', '#c', 'sshd, third'],
    ['the first of all for a heading that is not there', '#gone', 'sshd, first'],
    ['the first of all for a broken hash', '#%E0%A4%A', 'sshd, first'],
  ])('S5 brings %s into view', async (_what, hash, expected) => {
    page(PAGE);
    expect(await revealed('sshd', hash)).toBe(expected);
  });

  it('S5 counts the heading itself, and goes on below where its section has none', async () => {
    page('<h2 id="a">About sshd</h2><p>sshd</p>');
    expect(await revealed('sshd', '#a')).toBe('About sshd');
    page('<p>sshd, above</p><h2 id="a">A</h2><p>no</p><h2>B</h2><p>sshd, below</p>');
    expect(await revealed('sshd', '#a')).toBe('sshd, below');
  });

  it('S5 stays at the heading when nothing below it matches', async () => {
    page('<p>sshd</p><h2 id="a">A</h2><p>no</p>');
    expect(await revealed('sshd', '#a')).toBeUndefined();
  });

  it('S5 prefers a match that is shown to one in a closed tab of the same section', async () => {
    page('<h2 id="a">A</h2><div hidden><p>sshd, hidden</p></div><p>sshd, shown</p>');
    expect(await revealed('sshd', '#a')).toBe('sshd, shown');
  });

  /* jsdom has no layout: the block shows 300 of its 900 pixels; the match begins and ends this far from its left edge. */
  it.each([
    ['one in view', { left: 16, right: 200 }, 0],
    ['one beyond the edge: the whole of it', { left: 250, right: 400 }, 148],
    ['one wider than the block: its start', { left: 100, right: 700 }, 52],
    ['one wider than the block, at its left edge', { left: 16, right: 700 }, 0],
  ])('S5 scrolls a block sideways for %s', async (_what, edges, expected) => {
    page('<pre>sshd</pre>');
    const block = document.querySelector('pre') as HTMLElement;
    Object.defineProperties(block, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    jest.spyOn(block, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 300 } as DOMRect);
    Object.defineProperty(Range.prototype, 'getBoundingClientRect', { configurable: true, value: () => edges });
    await revealMatch('sshd', '');
    // A browser scrolls no further back than to the beginning.
    expect(Math.max(0, block.scrollLeft)).toBe(expected);
    Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
  });

  it('S5 opens the tab or the details that hide the only match of the section', async () => {
    page('<h2 id="a">A</h2><div hidden><p>sshd, in a tab</p></div><h2 id="b">B</h2><details><p>sshd, folded</p></details><h2>C</h2><p>sshd</p>');
    const opened = jest.fn();
    document.querySelector('[hidden]')?.addEventListener('beforematch', opened);
    expect(await revealed('sshd', '#a')).toBe('sshd, in a tab');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(await revealed('sshd', '#b')).toBe('sshd, folded');
    expect(document.querySelector('details')).toHaveAttribute('open');
  });
});
