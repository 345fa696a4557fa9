import { useEffect, useState } from 'react';
import { COPIED_MS } from '../core/limits';
import { announce } from '../platform/announce';
import { copyToClipboard } from '../platform/clipboard';
import { Icon } from './Icon';

interface CopyButtonProps {
  /** Returns the text to copy; called on press. */
  readonly text: () => string | Promise<string>;
  /** Its text. */
  readonly name?: string;
  readonly className?: string;
  /** Its accessible name where only the icon is shown. */
  readonly label?: string;
  /** Whether the Tab key stops at it; the others of a group are reached by the arrow keys. */
  readonly isStop?: boolean;
}

/**
 * W4: idle → copied for two seconds → idle. A refused clipboard is logged and nothing is shown. The copy is announced once: in a live region, the
 * label would be announced when it comes back, too.
 */
export function CopyButton({ text, name = 'Copy', className = 'copy', label, isStop = true }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const handleClick = () => {
    copyToClipboard(text()).then(
      () => {
        setCopies((count) => count + 1);
        announce('Copied');
      },
      (error: unknown) => console.error('Nothing could be copied.', error),
    );
  };
  return (
    <button type="button" className={className} aria-label={label} tabIndex={isStop ? undefined : -1} onClick={handleClick}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {!label && <span>{isCopied ? 'Copied' : name}</span>}
    </button>
  );
}
