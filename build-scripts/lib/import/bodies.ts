import { compileBody, type CompiledBody } from '../content/markdown/compileBody';
import type { MarkdownSource } from '../content/markdown/compileContext';
import { documentWith, routeOf, type CompiledDocument, type DocumentSource } from '../content/articles/document';
import { compileMarkdown } from '../content/markdown/markdown';
import { pictureDir } from '../content/pictures/pictureHref';
import { firstParagraph } from '../content/summaries/opening';

/** A text below a front matter, from line 1 on. */
export type BodySource = Pick<MarkdownSource, 'file' | 'route' | 'pictureDir' | 'text'>;

/** Compiles texts, on all cores where there are many. */
export type CompileBodies = (sources: readonly BodySource[]) => Promise<readonly CompiledBody[]>;

/** A compiled text with what checks and front matter need: without its other forms and, except for projects, without most of its blocks. */
export function checkedBody(source: BodySource): CompiledBody {
  const body = compileBody({ ...source, variables: {}, anchors: [] }, (each) => compileMarkdown(each, () => ({ markdown: [], html: [] })));
  return { ...body, plain: '', fences: [], blocks: source.route.startsWith('/projects/') ? body.blocks : leading(body.blocks) };
}

/** A page that has only headings counts as empty, and the first paragraph may describe a page. */
function leading(blocks: CompiledBody['blocks']): CompiledBody['blocks'] {
  const found = [blocks.find(({ type }) => type !== 'heading'), firstParagraph(blocks)];
  return [...new Set(found.flatMap((block) => block ?? []))];
}

/**
 * The new files as last compiled. A text is compiled only once, although its front matter is derived from it and checked with it, and
 * although other files are mended in the meantime.
 */
export class Bodies {
  readonly #bodies = new Map<string, { readonly text: string; readonly body: CompiledBody }>();
  readonly #documents = new Map<string, { readonly text: string; readonly document: CompiledDocument }>();

  constructor(private readonly compile: CompileBodies) {}

  /** Compiles those texts that aren't known yet. */
  async add(sources: readonly BodySource[]): Promise<void> {
    const missing = sources.filter(({ file, text }) => this.#bodies.get(file)?.text !== text);
    const bodies = await this.compile(missing);
    for (const [index, { file, text }] of missing.entries()) {
      const body = bodies[index];
      if (body) this.#bodies.set(file, { text, body });
    }
  }

  /** The compiled text of a file that was added. */
  bodyOf(file: string): CompiledBody {
    const known = this.#bodies.get(file);
    if (!known) throw new Error(`${file} hasn’t been compiled.`);
    return known.body;
  }

  /** Files as documents. */
  async documentsOf(sources: readonly DocumentSource[]): Promise<readonly CompiledDocument[]> {
    await this.add(sources.filter((source) => this.#documents.get(source.file)?.text !== source.text && this.#bodies.has(source.file)).map(bodySource));
    return sources.map((source) => this.documentOf(source));
  }

  /** A file as a document; its text is compiled unless it was before. */
  documentOf(source: DocumentSource): CompiledDocument {
    const known = this.#documents.get(source.file);
    if (known?.text === source.text) return known.document;
    const document = documentWith(source, (body) => this.#below(body));
    this.#documents.set(source.file, { text: source.text, document });
    return document;
  }

  /** In a document, the lines before the text are blank, so line numbers move by them. */
  #below(source: MarkdownSource): CompiledBody {
    const text = trimmed(source.text);
    const known = this.#bodies.get(source.file);
    if (known?.text !== text) return compileBody(source);
    const lines = source.text.slice(0, source.text.indexOf(text)).split('\n').length - 1;
    const moved = <T extends { readonly line: number }>(each: T): T => ({ ...each, line: each.line + lines });
    const { body } = known;
    return { ...body, links: body.links.map(moved), images: body.images.map(moved), problems: body.problems.map(moved) };
  }
}

/** Compiles texts one after the other, for a few. */
export const compileHere: CompileBodies = (sources) => Promise.resolve(sources.map(checkedBody));

/** The text of a file below its front matter. */
export function bodySource({ folder, name, file, text }: DocumentSource): BodySource {
  return { file, route: routeOf({ folder, id: name }), pictureDir: pictureDir(folder), text: trimmed(text.replace(/^---\n(?:[^]*?\n)??---\n/, '')) };
}

/** A text without blank lines at its ends. Its first line may be indented code. */
const trimmed = (text: string) => text.replace(/^\s*\n/, '').trimEnd();
