import type { ModelInput } from '../content/model/model';
import type { Config } from './page/item';
import type { Finding, Report } from './page/report';

/** The content that pages are added to. */
export type Present = Omit<ModelInput, 'compile' | 'preview' | 'rules'> & {
  /** When each imported file last changed, by its path, where that is known. */
  readonly days?: ReadonlyMap<string, string>;
};

/** What an import makes: files by their paths in the content folder. */
export interface Imported {
  readonly texts: ReadonlyMap<string, string>;
  /** The originals of pictures and other linked files, by the paths of their copies. */
  readonly copies: ReadonlyMap<string, string>;
  readonly config: Config;
  readonly report: Report;
  /** The imported files, by the paths of those made from them. */
  readonly sources: ReadonlyMap<string, string>;
  /** The place in the imported file that a text of a new one comes from. */
  readonly placeOf: (file: string, text: string) => Pick<Finding, 'file' | 'line'>;
}
