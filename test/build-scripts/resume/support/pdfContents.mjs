import { readFileSync } from 'node:fs';
import process from 'node:process';
import { getDocumentProxy } from 'unpdf';

/*
 * Reads PDFs with PDF.js, as a PDF viewer does: node pdfContents.mjs FILE… prints what each holds as JSON. It runs
 * in a process of its own, because PDF.js loads parts of itself in ways that Jest's modules don't support.
 */

async function contentsOf(file) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await pageOf(await pdf.getPage(number)));
  return { title: info.Title, author: info.Author, language: info.Language, date: info.ModDate, isMarked: (await pdf.getMarkInfo())?.Marked === true, pages };
}

async function pageOf(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const annotations = await page.getAnnotations();
  return {
    size: page.view.slice(2),
    elements: elementsOf(await page.getStructTree(), textsById(items)),
    links: annotations.filter(({ subtype }) => subtype === 'Link').map(({ url, contentsObj }) => ({ url, about: contentsObj.str })),
  };
}

/** The text of each piece of marked content, by its id; unmarked text belongs to no element. */
function textsById(items) {
  const texts = new Map();
  const open = [];
  for (const item of items) {
    if (item.type === 'beginMarkedContentProps') open.push(item.id);
    else if (item.type === 'beginMarkedContent') open.push(null);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.at(-1);
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`);
    }
  }
  return texts;
}

/** Headings, paragraphs and list items in the order of the structure, each with the roles inside it and its whole text. */
function elementsOf(node, texts) {
  if (['H1', 'H2', 'H3', 'P', 'LI'].includes(node.role))
    return [{ role: node.role, inner: rolesIn(node), text: textOf(node, texts).replace(/\s+/g, ' ').trim() }];
  return (node.children ?? []).flatMap((child) => elementsOf(child, texts));
}

function rolesIn(node) {
  return (node.children ?? []).flatMap((child) => (child.role ? [child.role, ...rolesIn(child)] : []));
}

function textOf(node, texts) {
  if (node.type === 'content') return texts.get(node.id) ?? '';
  return (node.children ?? []).map((child) => textOf(child, texts)).join('');
}

process.stdout.write(JSON.stringify(await Promise.all(process.argv.slice(2).map(contentsOf))));
