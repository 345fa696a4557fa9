/** A Markdown file without its front matter, and the title there, if it has one. */
export function markdownParts(text: string): { readonly title: string | undefined; readonly body: string } {
  const [, frontMatter = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { title: /^title:\s*["']?(.*?)["']?$/m.exec(frontMatter)?.[1], body };
}
