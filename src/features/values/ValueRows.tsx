import { useEffect, useId, type ChangeEvent, type MouseEvent } from 'react';
import type { Variable } from '../../core/content/entities';
import { valueProblem } from '../../core/content/valueProblem';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { changeSecret, clearValues } from './changeValues';
import { rememberValues } from './rememberValues';
import { isUsable } from './usableValues';
import { useGuideValues } from './useGuideValues';
import { selectGuideValues, valueChanged } from './valuesSlice';
import './values.scss';

interface ValueRowsProps {
  readonly guide: string;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** The expanded panel: one input per value, and a reset to the examples. */
export function ValueRows({ guide, variables }: ValueRowsProps) {
  const dispatch = useAppDispatch();
  const typed = useGuideValues(guide);
  const isKept = useAppSelector((state) => selectGuideValues(state, guide).unkept.length === 0);
  const isChanged = Object.values(typed).some((value) => value !== '');
  useEffect(() => dispatch(rememberValues(guide, variables)), [dispatch, guide, variables]);
  const handleReset = ({ currentTarget }: MouseEvent) => {
    // This button disappears with the values; the panel's title says that the examples are back.
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    dispatch(clearValues(guide));
  };
  const hasSecret = Object.values(variables).some(({ type }) => type === 'secret');
  const whereKept = isKept
    ? `Kept on this device${hasSecret ? ', secrets only until you leave the site' : ''}.`
    : 'Not all of them are kept: this browser has no room or stores nothing, or another tab has changed them.';
  return (
    <>
      <p className="values__about" aria-live="polite">
        {`Used in every block. ${whereKept}`}
      </p>
      <div className="values__rows">
        {Object.entries(variables).map(([name, variable]) => (
          <ValueRow key={name} guide={guide} name={name} variable={variable} typed={typed[name] ?? ''} />
        ))}
      </div>
      {isChanged && (
        <button type="button" className="button button--quiet values__reset" onClick={handleReset}>
          Back to the examples
        </button>
      )}
    </>
  );
}

interface ValueRowProps {
  readonly guide: string;
  readonly name: string;
  readonly variable: Variable;
  readonly typed: string;
}

function ValueRow({ guide, name, variable, typed }: ValueRowProps) {
  const { type, value, about } = variable;
  const dispatch = useAppDispatch();
  const problem = typed.trim() === '' ? null : valueProblem(variable, typed.trim());
  const id = useId();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const change = { guide, name, value: target.value };
    dispatch(type === 'secret' ? changeSecret(change) : valueChanged({ ...change, isUsable: isUsable(variable, target.value) }));
  };
  return (
    <div className="values__row">
      <label htmlFor={id}>{about}</label>
      <input
        id={id}
        className="values__input"
        type={type === 'secret' ? 'password' : 'text'}
        inputMode={type === 'port' ? 'numeric' : undefined}
        placeholder={value}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={handleChange}
      />
      {/* There from the beginning: a live region that comes with its text isn't announced. */}
      <p className="values__problem" id={`${id}-problem`} role="status">
        {problem && `Not used: this takes ${problem}.`}
      </p>
    </div>
  );
}
