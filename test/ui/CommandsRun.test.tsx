import { render } from '@testing-library/react';
import { CommandsRun } from '../../src/ui/CommandsRun';

describe('CommandsRun', () => {
  it.each([
    [{ executed: 37, commands: 37 }, '✓ 37 of 37 commands run', true],
    [{ executed: 36, commands: 37 }, '36 of 37 commands run', false],
    [{ executed: 30, commands: 71 }, '30 of 71 commands run', false],
    [{ executed: 0, commands: 3 }, 'none of 3 commands run', false],
  ])('W2 has a check mark, in its colour, only where all commands were run: %j', (coverage, text, isChecked) => {
    const { container } = render(<CommandsRun coverage={coverage} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('.card__checked')).toHaveLength(isChecked ? 1 : 0);
  });
});
