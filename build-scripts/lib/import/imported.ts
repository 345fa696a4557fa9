import type { ModelInput } from '../content/model';
import type { Config } from './item';
import type { Finding, Report } from './report';

/** The content that pages are added to. */
export type Present = Omit<ModelInput, 'compile' | 'preview' | 'rules'> & {
  /** When the files that are imported were last changed, where that is known. */
  readonly days?: ReadonlyMap<string, string>;
};

/** What an import makes: files by their paths in the content folder. */
export interface Imported {
  readonly texts: ReadonlyMap<string, string>;
  /** Pictures and files that pages link to, by their paths there: what they are copies of. */
  readonly copies: ReadonlyMap<string, string>;
  readonly config: Config;
  readonly report: Report;
  /** The imported files, by the paths of those that were made of them. */
  readonly sources: ReadonlyMap<string, string>;
  /** The place in the imported file that a text of a new one comes from. */
  readonly placeOf: (file: string, text: string) => Pick<Finding, 'file' | 'line'>;
}
