export function patchedDriver(source: string): string;
