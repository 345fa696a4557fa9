const ENTITY = /<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)')/g;

/** The values of the entities that an XML file declares for itself, in its document type. */
export function entitiesOf(doctype: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...doctype.matchAll(ENTITY)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}
