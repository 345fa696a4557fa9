import { createContext } from 'react';
import type { HoleValues } from '../core/content/holes';

/** The reader's own values for the holes of the code blocks below. */
export const HoleContext = createContext<HoleValues>({});
