/** The value of a record's own field; undefined also for a name that every object inherits, such as `constructor`. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
