const ENTITY = /<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)'|(?:SYSTEM|PUBLIC)\s)/g;
const HAS_OUTER_PART = /^\s*[^\s[]+\s+(?:SYSTEM|PUBLIC)\s/;

/** The values of the entities that an XML file declares for itself, in its document type; '' for those that are files. */
export function entitiesOf(doctype: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...doctype.matchAll(ENTITY)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}

/** Whether a document type names another file, which may declare further entities. */
export const hasOuterEntities = (doctype: string): boolean => HAS_OUTER_PART.test(doctype);
