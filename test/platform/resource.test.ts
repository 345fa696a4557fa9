import { createResource } from '../../src/platform/resource';

function setup() {
  const load = jest.fn((key: string) => (key === 'broken' ? Promise.reject(new Error(key)) : Promise.resolve(key.toUpperCase())));
  return { load, resource: createResource<string>(load) };
}

/** Rejections that nobody has handled. */
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

describe('createResource', () => {
  it('R4 loads each thing once and gives the same promise to everyone', async () => {
    const { load, resource } = setup();
    const first = resource.read('wiki');
    expect(resource.read('wiki')).toBe(first);
    await expect(first).resolves.toBe('WIKI');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('R4 R5 returns what has been put in without loading', async () => {
    const { load, resource } = setup();
    resource.prime('wiki', 'here');
    await expect(resource.read('wiki')).resolves.toBe('here');
    expect(load).not.toHaveBeenCalled();
  });

  it('R4 loads a forgotten thing again, after a failure too', async () => {
    const { load, resource } = setup();
    await expect(resource.read('broken')).rejects.toThrow('broken');
    await expect(resource.read('broken')).rejects.toThrow('broken');
    expect(load).toHaveBeenCalledTimes(1);
    resource.forget('broken');
    await expect(resource.read('broken')).rejects.toThrow('broken');
    expect(load).toHaveBeenCalledTimes(2);
    await resource.read('wiki');
    resource.forgetAll();
    await resource.read('wiki');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('R4 leaves no failure behind that was handled by whoever asked', async () => {
    const { resource } = setup();
    unhandled.length = 0;
    await expect(resource.read('broken')).rejects.toThrow('broken');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unhandled).toEqual([]);
  });
});

describe('forgetFailed', () => {
  it('R4 leaves what is still being loaded, also where React waits for it, and what is of use', async () => {
    const load = jest.fn((key: string) => (key === 'late' ? new Promise<boolean>(() => undefined) : Promise.resolve(key === 'found')));
    const isUseful = jest.fn((value: boolean) => value);
    const resource = createResource(load, isUseful);
    // As React's `use` marks it.
    Object.assign(resource.read('late'), { status: 'pending' });
    await Promise.all([resource.read('found'), resource.read('gone')]);
    resource.forgetFailed();
    void ['late', 'found', 'gone'].map(resource.read);
    expect(load.mock.calls.map(([key]) => key)).toEqual(['late', 'found', 'gone', 'gone']);
    expect(isUseful).not.toHaveBeenCalledWith(undefined);
  });
});
