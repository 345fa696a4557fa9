export { usableValues } from './usableValues';
export { ValueRows } from './ValueRows';
