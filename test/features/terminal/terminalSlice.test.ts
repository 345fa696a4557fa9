import * as fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import {
  commandSubmitted,
  draftChanged,
  historyRecalled,
  selectDraft,
  selectEntries,
  selectIsWelcomeTyped,
  welcomeTyped,
} from '../../../src/features/terminal/terminalSlice';

function setup() {
  const { dispatch, getState } = makeStore();
  return {
    dispatch,
    submit: (...inputs: string[]) => inputs.forEach((input) => dispatch(commandSubmitted(input))),
    inputs: () => selectEntries(getState()).map(({ input }) => input),
    entries: () => selectEntries(getState()),
    draft: () => selectDraft(getState()),
    recall: (step: 1 | -1) => {
      dispatch(historyRecalled(step));
      return selectDraft(getState());
    },
    isWelcomeTyped: () => selectIsWelcomeTyped(getState()),
  };
}

describe('terminalSlice', () => {
  it('T1 T4 keeps each command, trimmed, in its order, and empties the prompt', () => {
    const { dispatch, submit, inputs, draft } = setup();
    dispatch(draftChanged('  Help '));
    submit(draft(), 'skills');
    expect(inputs()).toEqual(['Help', 'skills']);
    expect(draft()).toBe('');
  });

  it('T2 keeps a bare Enter as a prompt', () => {
    const { submit, inputs } = setup();
    submit('   ');
    expect(inputs()).toEqual(['']);
  });

  it.each(['clear', ' CLEAR '])('T2 empties the history at "%s" and prints nothing for it', (input) => {
    const { submit, inputs } = setup();
    submit('help', 'about', input);
    expect(inputs()).toEqual([]);
    submit('exp');
    expect(inputs()).toEqual(['exp']);
  });

  it('T2 D1 never gives two lines of the screen the same id, not even after a clear', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('help', 'clear', '', 'x')), (typed) => {
        const { submit, entries } = setup();
        const ids = new Set(
          typed.flatMap((input) => {
            submit(input);
            return entries()
              .slice(-1)
              .map(({ id }) => id);
          }),
        );
        expect(new Set(entries().map(({ id }) => id)).size).toBe(entries().length);
        expect(ids.size).toBe(typed.filter((input) => input !== 'clear').length);
      }),
    );
  });

  it('T1 recalls earlier commands with the arrows, no blank ones, and stops at both ends', () => {
    const { submit, recall } = setup();
    submit('help', '', 'skills');
    expect([recall(1), recall(1), recall(1)]).toEqual(['skills', 'help', 'help']);
    expect([recall(-1), recall(-1), recall(-1)]).toEqual(['skills', '', '']);
  });

  it('T1 starts at the latest command again once something has been typed', () => {
    const { dispatch, submit, recall } = setup();
    submit('help', 'skills');
    recall(1);
    recall(1);
    dispatch(draftChanged('cer'));
    expect(recall(1)).toBe('skills');
  });

  it('T3 remembers that the welcome line has been typed out', () => {
    const { dispatch, isWelcomeTyped } = setup();
    expect(isWelcomeTyped()).toBe(false);
    dispatch(welcomeTyped());
    expect(isWelcomeTyped()).toBe(true);
  });

  it('D1 gives the same history, by reference, while only the prompt changes', () => {
    const { dispatch, submit, entries } = setup();
    submit('help');
    const before = entries();
    dispatch(draftChanged('a'));
    expect(entries()).toBe(before);
  });
});
