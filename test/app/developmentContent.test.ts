import { followContentEdits } from '../../src/app/developmentContent';

/** The browser's event source, driven by hand. */
class FakeEventSource extends EventTarget {
  static last: FakeEventSource;
  onmessage: ((event: MessageEvent) => void) | null = null;
  close = jest.fn();

  constructor(readonly address: string) {
    super();
    FakeEventSource.last = this;
  }

  connect(problem: string | null, { hasContent = true, site = 'a' } = {}): void {
    this.dispatchEvent(new MessageEvent('state', { data: JSON.stringify({ problem, hasContent, site }) }));
  }

  edit(problem: string | null, { hasContent = true, site = 'a' } = {}): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ problem, hasContent, site }) }));
  }
}

const PROBLEM = 'wiki/a.md:2:8 unknown category\n  Did you mean "Basics"?\n> 2 | category: Basis';
const overlay = () => document.getElementById('content-problems');

describe('followContentEdits', () => {
  const refresh = jest.fn(() => Promise.resolve(true));
  const reload = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    Object.assign(globalThis, { EventSource: FakeEventSource });
    followContentEdits('/content-changes', { refresh, reload });
  });
  afterEach(() => {
    overlay()?.remove();
    jest.useRealTimers();
  });

  it('shows nothing while the content is valid, and calls back for each edit', () => {
    FakeEventSource.last.connect(null);
    FakeEventSource.last.edit(null);
    expect([overlay(), refresh.mock.calls.length]).toEqual([null, 1]);
  });

  it('shows the problems of a broken edit with position and code, and says when it is fixed', () => {
    FakeEventSource.last.connect(null);
    FakeEventSource.last.edit(PROBLEM);
    expect([overlay()?.textContent, refresh.mock.calls.length]).toEqual([expect.stringContaining(PROBLEM), 0]);
    FakeEventSource.last.edit(null);
    expect([overlay()?.textContent, refresh.mock.calls.length]).toEqual(['The content is valid again.', 1]);
    jest.runAllTimers();
    expect(overlay()).toBeNull();
  });

  it('loads the page anew when the owner’s constants change, and not while they are broken', () => {
    FakeEventSource.last.connect(null);
    FakeEventSource.last.edit(PROBLEM);
    expect(reload).not.toHaveBeenCalled();
    FakeEventSource.last.edit(null, { site: 'b' });
    expect([reload.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });

  it('loads the page anew when there is content for the first time, and when the server comes back with other constants', () => {
    FakeEventSource.last.connect(PROBLEM, { hasContent: false });
    FakeEventSource.last.edit(null);
    expect(reload).toHaveBeenCalledTimes(1);
    FakeEventSource.last.connect(null, { site: 'b' });
    expect([reload.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 0]);
  });

  it('shows what was edited while the server, or the connection, was away', () => {
    FakeEventSource.last.connect(null);
    expect(refresh).not.toHaveBeenCalled();
    FakeEventSource.last.connect(null);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('shows problems that were there before the page was opened, and whether there is anything behind them', () => {
    FakeEventSource.last.connect(PROBLEM);
    expect(overlay()?.textContent).toContain('the page shows the last valid version');
    FakeEventSource.last.connect(PROBLEM, { hasContent: false });
    expect(overlay()?.textContent).toMatch(/^The content has problems; there is nothing to show yet\.\n\n/);
    expect(overlay()?.textContent).toContain(PROBLEM);
  });

  it('says that the page’s file is gone, and that it is there again', async () => {
    FakeEventSource.last.connect(null);
    refresh.mockResolvedValueOnce(false);
    FakeEventSource.last.edit(null);
    await Promise.resolve();
    expect(overlay()?.textContent).toBe('This page isn’t in the content any more. What you see is its last version.');
    FakeEventSource.last.edit(null);
    await Promise.resolve();
    expect(overlay()?.textContent).toBe('The content is valid again.');
    FakeEventSource.last.edit(null);
    await Promise.resolve();
    jest.runAllTimers();
    expect(overlay()).toBeNull();
  });

  it('keeps showing a problem that comes just after another was fixed', () => {
    FakeEventSource.last.edit(PROBLEM);
    FakeEventSource.last.edit(null);
    FakeEventSource.last.edit('another problem');
    jest.runAllTimers();
    expect(overlay()?.textContent).toContain('another problem');
  });
});
