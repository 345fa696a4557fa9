import { createContext } from 'react';
import type { PlaceholderValues } from '../core/content/placeholders';

/** The reader's own values for the placeholders of the code blocks below. */
export const PlaceholderContext = createContext<PlaceholderValues>({});
