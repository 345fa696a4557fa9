/** How thoroughly the code blocks of guides and posts were checked, strongest first; `text` isn't checked by any program. */
export const LEDGER_SHADES = ['executed', 'validated', 'read', 'text'] as const;
export type LedgerShade = (typeof LEDGER_SHADES)[number];
