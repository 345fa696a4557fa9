import { z } from 'zod';
import { checkPlan } from '../content/ledger/checkPlan';
import { lifecycleFile } from '../content/reading/lifecycle';
import { blogFrontMatter, openSourceFile, projectFrontMatter, resumeFile, wikiFrontMatter } from '../content/source/schema';
import { siteFile } from '../content/site/siteSchema';
import { linkHostsFile } from '../guides/linkHosts';

interface Source {
  readonly title: string;
  readonly schema: z.ZodType;
  /** The headings of docs/writing.md whose tables describe its fields. */
  readonly sections: readonly string[];
}

/** The files of a content folder that an editor can check, by the name of their schema. */
export const SOURCES: Readonly<Record<string, Source>> = {
  guide: { title: 'Front matter of a guide', schema: wikiFrontMatter, sections: ['Guides', 'All kinds'] },
  post: { title: 'Front matter of a post', schema: blogFrontMatter, sections: ['Posts', 'All kinds'] },
  project: { title: 'Front matter of a project', schema: projectFrontMatter, sections: ['Projects', 'All kinds'] },
  site: { title: 'site.yml', schema: siteFile, sections: ['The site'] },
  resume: { title: 'resume.yml', schema: resumeFile, sections: ['The resume'] },
  'open-source': { title: 'open-source.yml', schema: openSourceFile, sections: [] },
  lifecycle: { title: 'lifecycle.yml', schema: lifecycleFile, sections: [] },
  'link-hosts': { title: 'link-hosts.yml', schema: linkHostsFile, sections: [] },
  checks: { title: 'Sidecar checks/wiki/name.yml', schema: checkPlan, sections: [] },
};

type JsonSchema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
};

/** A JSON Schema of what an author may write in a file, its fields described as in docs/writing.md. */
function jsonSchemaOf({ title, schema, sections }: Source, writing: string): JsonSchema {
  // Draft 7 is what editors know.
  const { $schema, ...rules } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any', override }) as JsonSchema;
  const described = descriptionsIn(writing, sections);
  const properties = Object.entries(rules.properties ?? {}).map(([name, property]) => {
    const description = described.get(name);
    return [name, description === undefined ? property : { description, ...property }] as const;
  });
  return { $schema, title, ...rules, ...(rules.properties ? { properties: Object.fromEntries(properties) } : {}) };
}

/** Editors show the pattern in their messages; a format, such as that of a date, says the same in a word. */
function override({ jsonSchema }: { readonly jsonSchema: { format?: unknown; pattern?: unknown } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** What the tables under some headings say of each field, as plain text. */
export function descriptionsIn(writing: string, sections: readonly string[]): ReadonlyMap<string, string> {
  const parts = writing.split(/^#{2,3} /m).filter((part) => sections.some((name) => part.startsWith(name)));
  const rows = parts.flatMap((part) => [...part.matchAll(/^\| ((?:`[^`]+`\*?(?:, )?)+) \| (.*?) \|$/gm)]);
  return new Map(rows.flatMap(([, names = '', text = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, plain(text)] as const)));
}

function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** Every schema as the text of its file, by the file's name. Fields that a site fills in itself may be left out there. */
export function schemaFiles(writing: string, filledIn: readonly string[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([name, source]) => {
      const schema = jsonSchemaOf(source, writing);
      const needed = schema.required ? { required: schema.required.filter((field) => !filledIn.includes(field)) } : {};
      return [`${name}.json`, `${JSON.stringify({ ...schema, ...needed }, null, 2)}\n`];
    }),
  );
}
