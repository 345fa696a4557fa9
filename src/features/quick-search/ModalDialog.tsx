import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface ModalDialogProps {
  readonly label: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open for as long as it is rendered; a click beside it asks to close it. */
export function ModalDialog({ label, className, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Opening it moves the focus in; closing gives it back to where it was, which needs the element still in its place.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.select();
    return () => element?.close();
  }, []);
  const handleMouseDown = ({ target }: MouseEvent) => {
    pressed.current = target;
  };
  // A text that is selected from inside to beyond the edge is no click beside it.
  const handleClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} className={className} aria-label={label} onCancel={onClose} onClose={onClose} onMouseDown={handleMouseDown} onClick={handleClick}>
      {children}
    </dialog>
  );
}
