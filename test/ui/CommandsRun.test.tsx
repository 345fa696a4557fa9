import { render } from '@testing-library/react';
import { CommandsRun } from '../../src/ui/CommandsRun';

describe('CommandsRun', () => {
  it.each([
    [{ executed: 19, commands: 38 }, '✓ 19 of 38 commands run', true],
    [{ executed: 0, commands: 3 }, 'none of 3 commands run', false],
  ])('W2 has a check mark, in its colour, only where commands were run: %j', (coverage, text, isChecked) => {
    const { container } = render(<CommandsRun coverage={coverage} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelectorAll('.card__checked')).toHaveLength(isChecked ? 1 : 0);
  });
});
