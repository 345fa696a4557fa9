import { useId } from 'react';
import type { Variable } from '../../core/content/entities';
import { valueProblem } from '../../core/content/valueProblem';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectAllValues, valueChanged, valuesCleared } from './valuesSlice';
import './values.scss';

interface ValueRowsProps {
  readonly guide: string;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** What the panel unfolds to: a box for each value, and the way back to the examples. */
export function ValueRows({ guide, variables }: ValueRowsProps) {
  const dispatch = useAppDispatch();
  const isChanged = useAppSelector((state) => Object.values(selectAllValues(state)[guide] ?? {}).some((value) => value !== ''));
  const hasSecret = Object.values(variables).some(({ type }) => type === 'secret');
  return (
    <>
      <p className="values__about">
        {`Every block follows, quoted where a shell needs it. Kept on this device${hasSecret ? ', secrets only until you leave the site' : ''}.`}
      </p>
      <div className="values__rows">
        {Object.entries(variables).map(([name, variable]) => (
          <ValueRow key={name} guide={guide} name={name} variable={variable} />
        ))}
      </div>
      {isChanged && (
        <button type="button" className="button button--quiet values__reset" onClick={() => dispatch(valuesCleared(guide))}>
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
}

function ValueRow({ guide, name, variable: { type, value, about } }: ValueRowProps) {
  const dispatch = useAppDispatch();
  const typed = useAppSelector((state) => selectAllValues(state)[guide]?.[name]) ?? '';
  const problem = typed.trim() === '' ? null : valueProblem(type, typed.trim());
  const id = useId();
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
        onChange={(event) => dispatch(valueChanged({ guide, name, value: event.target.value }))}
      />
      {problem && (
        <p className="values__problem" id={`${id}-problem`}>
          Not used: this takes {problem}.
        </p>
      )}
    </div>
  );
}
