export { rememberedValues, usableValues } from './usableValues';
export { ValueRows } from './ValueRows';
