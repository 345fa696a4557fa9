import { fireEvent, screen } from '@testing-library/react';
import type { Block } from '../../../src/core/content/blocks';
import { useLineLinks } from '../../../src/features/line-links/useLineLinks';
import type * as LineLinks from '../../../src/features/line-links/lineLinks';
import { Prose } from '../../../src/ui/Prose';
import { renderInSite } from '../../support/render';

const BLOCKS = [{ type: 'code', language: 'text', label: 'Text', lines: [{ role: 'output', tokens: ['first line'] }] }] as unknown as readonly Block[];
const DATA = { blocks: BLOCKS };

const requested = jest.fn();
let isOffline: boolean;
jest.mock('../../../src/features/line-links/lineLinks', () => {
  requested();
  if (isOffline) throw new Error('offline');
  return jest.requireActual<typeof LineLinks>('../../../src/features/line-links/lineLinks');
});

function Article() {
  useLineLinks(DATA);
  return <Prose blocks={BLOCKS} />;
}

const line = () => document.querySelector('.prose .line') as Element;
const passTime = () => new Promise((resolve) => setTimeout(resolve, 20));

it.each(['/wiki/ssh', '/wiki/ssh#l.00000000'])(
  'W14 links to lines whose code could not be loaded come with the next press, not with every move of the pointer: at %s',
  async (path) => {
    jest.resetModules();
    jest.spyOn(console, 'warn').mockReturnValue();
    requested.mockClear();
    isOffline = true;
    renderInSite(<Article />, undefined, path);
    fireEvent.pointerOver(line());
    await passTime();
    expect(requested).toHaveBeenCalledTimes(1);
    isOffline = false;
    for (let moves = 0; moves < 3; moves += 1) {
      fireEvent.pointerOver(line());
      await passTime();
    }
    expect(requested).toHaveBeenCalledTimes(1);
    fireEvent.click(line());
    expect(await screen.findByRole('button', { name: 'Link to this line: first line' })).toBeInTheDocument();
    expect(requested).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  },
);
