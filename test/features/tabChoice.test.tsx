import { fireEvent, screen } from '@testing-library/react';
import type { Block, CodeBlock } from '../../src/core/content/blocks';
import { TabChoice } from '../../src/features/tab-choice/TabChoice';
import { Prose } from '../../src/ui/Prose';
import { renderInSite } from '../support/render';

const code = (text: string): CodeBlock => ({ type: 'code', language: 'bash', label: 'Bash', lines: [{ tokens: [text] }] });
const tabs = (debian: string, other: string): Block => ({
  type: 'tabs',
  tabs: [
    { label: 'Debian', block: code(debian) },
    { label: 'Rocky', block: code(other) },
  ],
});

function setup() {
  return renderInSite(
    <TabChoice>
      <Prose blocks={[tabs('apt install x', 'dnf install x'), tabs('apt remove x', 'dnf remove x')]} />
    </TabChoice>,
  );
}

const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('pre')?.textContent);
const tabNamed = (name: string, place = 0) => screen.getAllByRole('tab', { name })[place] ?? document.body;

describe('tabs', () => {
  it('W4 shows the first of each place, and all places follow a choice', async () => {
    const { user } = setup();
    expect(shown()).toEqual(['apt install x', 'apt remove x']);
    await user.click(tabNamed('Rocky', 1));
    expect(shown()).toEqual(['dnf install x', 'dnf remove x']);
    expect(tabNamed('Rocky')).toHaveAttribute('aria-selected', 'true');
  });

  it('W4 moves by arrow keys, round and round, with one stop for the Tab key', async () => {
    const { user } = setup();
    tabNamed('Debian').focus();
    await user.keyboard('{ArrowRight}');
    expect(tabNamed('Rocky')).toHaveFocus();
    expect(shown()[0]).toBe('dnf install x');
    await user.keyboard('{ArrowRight}');
    expect(tabNamed('Debian')).toHaveFocus();
    expect(tabNamed('Rocky')).toHaveAttribute('tabindex', '-1');
  });

  it('W4 stays while Alt and an arrow go back in the browser', async () => {
    const { user } = setup();
    tabNamed('Debian').focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(tabNamed('Debian')).toHaveFocus();
    expect(shown()[0]).toBe('apt install x');
  });

  it("W4 lets the browser's own search find what is hidden, and shows what it found", () => {
    setup();
    const hidden = [...document.querySelectorAll('[role="tabpanel"]')].find((panel) => panel.hasAttribute('hidden')) ?? document.body;
    expect(hidden).toHaveAttribute('hidden', 'until-found');
    fireEvent(hidden, new Event('beforematch'));
    expect(shown()).toEqual(['dnf install x', 'dnf remove x']);
  });
});
