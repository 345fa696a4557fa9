import { copyToClipboard } from '../../src/platform/clipboard';

/** Sets what the two ways to copy do; an error is the reason for a refusal, null an absent API. */
function setup(api: 'works' | Error | null, command: boolean | Error | null) {
  const written: string[] = [];
  const writeText = (text: string) => (api instanceof Error ? Promise.reject(api) : Promise.resolve(void written.push(text)));
  const execCommand = () => {
    if (command instanceof Error) throw command;
    const area = document.querySelector('textarea');
    if (command && area) written.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return command;
  };
  Object.defineProperty(navigator, 'clipboard', { value: api === null ? undefined : { writeText }, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: command === null ? undefined : execCommand, configurable: true });
  return written;
}

describe('copyToClipboard', () => {
  it('W4 copies by the Clipboard API', async () => {
    const written = setup('works', null);
    await copyToClipboard('a\nb');
    expect(written).toEqual(['a\nb']);
  });

  it.each([new Error('Not allowed'), null])('W4 copies by a selection where the API is refused or absent (%p)', async (api) => {
    const written = setup(api, true);
    document.body.innerHTML = '<button>Copy</button>';
    const button = document.querySelector('button');
    button?.focus();
    await copyToClipboard('a\nb');
    expect(written).toEqual(['a\nb']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('W4 copies by a selection in the open dialog, outside which a browser selects nothing', async () => {
    const written = setup(null, true);
    document.body.innerHTML = '<dialog open><input></dialog>';
    const { execCommand } = document;
    const isInert = () => !document.querySelector('textarea')?.closest('dialog');
    Object.defineProperty(document, 'execCommand', { value: (name: string) => isInert() || execCommand(name), configurable: true });
    document.querySelector('input')?.focus();
    await copyToClipboard('a\nb');
    expect(written).toEqual(['a\nb']);
    expect(document.querySelector('input')).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('W4 hands over a text that is still to come within the click, for Safari takes none later', async () => {
    const items: Record<string, Promise<Blob>>[] = [];
    const write = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
    Object.assign(globalThis, {
      ClipboardItem: function ClipboardItem(item: Record<string, Promise<Blob>>) {
        items.push(item);
      },
    });
    let arrive: (text: string) => void = () => undefined;
    const copied = copyToClipboard(new Promise((resolve) => (arrive = resolve)));
    expect(write).toHaveBeenCalledTimes(1);
    arrive('a page');
    await copied;
    expect((await items[0]?.['text/plain'])?.size).toBe('a page'.length);
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });

  it('W4 copies a text that was to come where browsers know no such items, and says why when it doesn’t come', async () => {
    const written = setup('works', null);
    await copyToClipboard(Promise.resolve('a page'));
    expect(written).toEqual(['a page']);
    await expect(copyToClipboard(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });

  it.each([false, new Error('No'), null])('W4 says so when neither way works (%p)', async (command) => {
    const refusal = new Error('Not allowed');
    setup(refusal, command);
    await expect(copyToClipboard('a')).rejects.toBe(refusal);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
