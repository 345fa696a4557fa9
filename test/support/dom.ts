import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// A busy machine takes its time; a test that waits for the right thing passes all the same.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lacks these, which every browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(HTMLElement.prototype, 'scrollTo', { value: () => undefined, configurable: true });
Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true, writable: true });

const opener = new WeakMap<HTMLDialogElement, Element | null>();
Object.defineProperties(HTMLDialogElement.prototype, {
  showModal: {
    configurable: true,
    value(this: HTMLDialogElement) {
      opener.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('input, button')?.focus();
    },
  },
  close: {
    configurable: true,
    value(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const before = opener.get(this);
      if (before instanceof HTMLElement) before.focus();
      this.dispatchEvent(new Event('close'));
    },
  },
});
