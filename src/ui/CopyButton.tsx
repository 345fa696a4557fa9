import { useEffect, useState } from 'react';
import { COPIED_MS } from '../core/limits';
import { copyToClipboard } from '../platform/clipboard';
import { Icon } from './Icon';

/** W4: idle → copied for two seconds → idle. A refused clipboard is logged and nothing is shown. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const handleClick = () => {
    copyToClipboard(text).then(
      () => setCopies((count) => count + 1),
      (error: unknown) => console.error('The clipboard refused the code.', error),
    );
  };
  return (
    <button type="button" className="copy" onClick={handleClick} data-replay="">
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
