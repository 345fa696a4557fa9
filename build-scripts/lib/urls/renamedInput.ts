import type { DocumentSource } from '../content/articles/document';
import type { ModelInput } from '../content/model/model';
import type { YamlFile } from '../content/reading/readContent';
import { renamedPath, withKey, type ContentChanges } from './planRename';

interface Renaming {
  readonly changes: ContentChanges;
  /** The article, such as `wiki/ssh`. */
  readonly from: string;
  readonly to: string;
  /** The name under which a path in the content folder was read. */
  readonly fileOf: (path: string) => string;
}

/** What was read of a content folder, as it will be once an article is renamed. All else stays as it was read: days of changes, folders, pictures. */
export function renamedInput<Input extends Pick<ModelInput, 'files' | 'ledger'>>(input: Input, { changes, from, to, fileOf }: Renaming): Input {
  const { files } = input;
  const [[folder = '', id = ''], [, newId = '']] = [from.split('/'), to.split('/')];
  const texts = new Map([...changes].map(([path, text]) => [fileOf(path), text]));
  const rewritten = <T extends YamlFile | DocumentSource>(source: T): T => ({ ...source, text: texts.get(source.file) ?? source.text });
  const renamed = (source: DocumentSource): DocumentSource =>
    texts.get(source.file) === null ? rewritten({ ...source, file: renamedPath(source.file, newId), name: newId }) : rewritten(source);
  return {
    ...input,
    ...(input.ledger ? { ledger: withKey(input.ledger, from, to) } : {}),
    files: {
      ...files,
      documents: files.documents.map(renamed),
      openSource: files.openSource && rewritten(files.openSource),
      resume: files.resume && rewritten(files.resume),
      checks: inMap(files.checks, from, to),
      histories: folder === 'wiki' ? inMap(files.histories, id, newId) : (files.histories ?? new Map()),
      recordings: inMap(files.recordings, from, to),
    },
  };
}

function inMap<T>(entries: ReadonlyMap<string, T> | undefined, from: string, to: string): ReadonlyMap<string, T> {
  return new Map(Object.entries(withKey(Object.fromEntries(entries ?? []), from, to)));
}
