import { useId } from 'react';
import { Icon } from './Icon';
import { useEarlyText } from './useEarlyText';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  /** In a form that works before the scripts are here. */
  readonly name?: string;
  readonly placeholder?: string;
}

/** The search box of a list page. */
export function SearchField({ label, value, onChange, onFocus, name, placeholder }: SearchFieldProps) {
  const id = useId();
  const input = useEarlyText(value, onChange);
  return (
    <div className="field needs-js">
      <label htmlFor={id}>{label}</label>
      <span className="field__box">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          name={name}
          type="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </div>
  );
}
