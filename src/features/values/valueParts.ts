export { rememberValues } from './rememberValues';
export { usableValues } from './usableValues';
export { ValueRows } from './ValueRows';
