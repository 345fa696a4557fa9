import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(HTMLElement.prototype, 'scrollTo', { value: () => undefined, configurable: true });
Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
