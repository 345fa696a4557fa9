import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { noteRequest } from '../../platform/typing';

interface ModalDialogProps {
  readonly label: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is rendered; a click on the backdrop calls `onClose`. */
export function ModalDialog({ label, className, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Opening it moves the focus inside; closing restores it, which requires the element to still be in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.select();
    return () => {
      element?.close();
      // The box that gets the focus back isn't one that the visitor has gone to.
      noteRequest();
    };
  }, []);
  const handleMouseDown = ({ target }: MouseEvent) => {
    pressed.current = target;
  };
  // A selection dragged from inside to the backdrop doesn't count as a click on it.
  const handleClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} className={className} aria-label={label} onCancel={onClose} onClose={onClose} onMouseDown={handleMouseDown} onClick={handleClick}>
      {children}
    </dialog>
  );
}
