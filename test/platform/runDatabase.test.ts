import { createRunDatabase } from '../../src/platform/runDatabase';

/** A connection that says so when it is used. */
interface Connection {
  readonly transaction: () => never;
  readonly close: jest.Mock;
  onclose?: () => void;
  onversionchange?: () => void;
}

const opened: Connection[] = [];

function open() {
  const result: Connection = {
    transaction: () => {
      throw new Error('used');
    },
    close: jest.fn(),
  };
  const request: { result: Connection; onsuccess?: () => void } = { result };
  opened.push(result);
  setTimeout(() => request.onsuccess?.());
  return request;
}

beforeEach(() => {
  opened.length = 0;
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('the connection to the runs on the device', () => {
  it('W9 is one, until the browser closes it; then the next use opens another', async () => {
    const database = createRunDatabase();
    const use = () => expect(database.read('ssh')).rejects.toThrow('used');
    await use();
    await use();
    expect(opened).toHaveLength(1);
    opened[0]?.onclose?.();
    await use();
    expect(opened).toHaveLength(2);
  });

  it('W9 gives way to whoever wants to delete or change the database, such as a later version of the site in another tab', async () => {
    const database = createRunDatabase();
    const use = () => expect(database.read('ssh')).rejects.toThrow('used');
    await use();
    opened[0]?.onversionchange?.();
    expect(opened[0]?.close).toHaveBeenCalledTimes(1);
    await use();
    expect(opened).toHaveLength(2);
  });
});
