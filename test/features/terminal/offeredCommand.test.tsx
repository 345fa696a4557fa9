import { screen } from '@testing-library/react';
import { Terminal } from '../../../src/features/terminal/Terminal';
import { FACTS } from '../../sections/homeSample';
import { renderInSite } from '../../support/render';
import { prepareTerminal } from './openTerminal';

beforeEach(prepareTerminal);
afterEach(() => document.body.replaceChildren());

/** The home page at an address with a command. */
function open() {
  renderInSite(<Terminal facts={FACTS} />, undefined, '/?cmd=ls');
  return screen.getByRole('textbox', { name: 'Terminal command' });
}

describe('a command in the address', () => {
  it.each(['body', 'h1'])('T1 takes the focus, which a visitor expects, from %s', (name) => {
    const before = document.createElement(name);
    before.tabIndex = -1;
    document.body.append(before);
    before.focus();
    const prompt = open();
    expect(prompt).toHaveValue('ls');
    expect(prompt).toHaveFocus();
  });

  it('T1 leaves the focus to a visitor who has begun something else', () => {
    const box = document.createElement('input');
    document.body.append(box);
    box.focus();
    expect(open()).toHaveValue('ls');
    expect(box).toHaveFocus();
  });
});
