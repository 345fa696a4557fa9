import { restorePlace } from '../../src/app/restorePlace';

describe('restorePlace', () => {
  let grow: () => void = () => undefined;
  const disconnect = jest.fn();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe = jest.fn();
        disconnect = disconnect;

        constructor(listener: () => void) {
          grow = listener;
        }
      },
    });
  });

  const lengthen = (height: number) => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height + window.innerHeight);
    grow();
  };

  it('R5 scrolls to where the reader was as soon as the page is long enough, once', () => {
    restorePlace(700);
    lengthen(10);
    expect(scrollTo).not.toHaveBeenCalled();
    lengthen(900);
    expect([scrollTo.mock.calls, disconnect.mock.calls.length]).toEqual([[[0, 700]], 1]);
  });

  it('R5 leaves a reader alone who has begun to do something', () => {
    restorePlace(700);
    window.dispatchEvent(new Event('wheel'));
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
