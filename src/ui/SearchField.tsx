import { useId } from 'react';
import { Icon } from './Icon';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly placeholder?: string;
}

/** The search box of a list page. */
export function SearchField({ label, value, onChange, onFocus, placeholder }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="field needs-js">
      <label htmlFor={id}>{label}</label>
      <span className="field__box">
        <Icon name="search" />
        <input
          id={id}
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
